/** Oneself by name in what is told: one's own seat's colour says less than who sits there. */
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
