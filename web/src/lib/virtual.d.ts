/** What the build knows of the engine (`web/packing.ts`); null where none was built. */
declare module 'virtual:engine' {
  const engine: { folder: string; files: string[]; games: import('./types').GameInfo[] } | null;
  export default engine;
}
