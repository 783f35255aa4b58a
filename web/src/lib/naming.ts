/** Names in what is told: oneself's, where one's seat's colour says less than who sits there, and places'. */
import type { Message } from './types';

/** The message with a name wherever it would name this seat. */
export function withName(message: Message, seat: Message, name: string): Message {
  if (!message.values) return message;
  const values = Object.entries(message.values).map(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [key, value];
    return [key, value.key === seat.key && !value.values ? name : withName(value, seat, name)];
  });
  return { ...message, values: Object.fromEntries(values) as Message['values'] };
}

/** Whether words begin with a mark on the board, as "a1-b1" is: it keeps its small letter. */
export function beginsWithMark(words: string): boolean {
  return /^\p{L}\d/u.test(words);
}
