/**
 * "The usual": what most rulers do in most seasons, so that phases 1 to 10 take one click. It stops where flour is
 * missing.
 */
import type { Action, BaseView, Next } from '$lib/types';
import type { View } from '../view';

const first = (actions: Action[], verb: string) => actions.find((action) => action.text.startsWith(`${verb} `))?.code;
const exact = (actions: Action[], text: string) => actions.find((action) => action.text === text)?.code;

/** Whether the own flour feeds all own cities. */
export function fedBy(view: View): boolean {
  const me = view.parties.find((party) => party.seat === view.seat);
  return (me?.stock?.flour ?? 0) >= (me?.food?.need ?? 0);
}

/** One move of it; null: here somebody should think. */
export function usualMove(task: string | null | undefined, actions: Action[], fed: boolean): number | null {
  switch (task) {
    case 'fell':
      return first(actions, 'at') ?? exact(actions, 'done') ?? null;
    case 'regrow':
      return first(actions, 'at') ?? null;
    case 'mill':
      return actions.filter((action) => action.text.startsWith('mill ')).at(-1)?.code ?? null;
    case 'feed':
      return fed ? (exact(actions, 'done') ?? null) : null;
    case 'forge':
      return exact(actions, 'work smelt') ?? exact(actions, 'done') ?? null;
    case 'work_at':
      return first(actions, 'at') ?? null;
    case 'smelt':
      return actions.filter((action) => action.text.startsWith('smelt ')).at(-1)?.code ?? null;
    case 'wall':
    case 'works':
      return exact(actions, 'done') ?? null;
    default:
      return null;
  }
}

/** All of it, up to the end of phase 10; or only as long as one of these questions is asked. */
export function usual(only?: string[]): Next {
  return (actions, view: BaseView) => {
    const task = view.question?.task;
    return only && !only.includes(task ?? '') ? null : usualMove(task, actions, fedBy(view as View));
  };
}

/** Leave out what is left of the own turn in phase 11. */
export const endTurn: Next = (actions, view) =>
  ['build', 'campaign', 'move'].includes(view.question?.task ?? '') ? (exact(actions, 'done') ?? null) : null;
