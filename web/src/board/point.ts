/** A place in a drawing, in its units. */
export interface Point {
  x: number;
  y: number;
}
