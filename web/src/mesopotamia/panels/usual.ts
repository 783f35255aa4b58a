/**
 * "The usual": what every ruler does in most seasons, in one click. It stops wherever there is something worth
 * choosing, and where flour is missing or the last of it would be eaten; and it says before what it will do.
 */
import type { Action, BaseView, Message, Next } from '$lib/types';
import type { View } from '../view';

const beginning = (actions: Action[], verb: string) => actions.filter((action) => action.text.startsWith(`${verb} `));
const exact = (actions: Action[], text: string) => actions.find((action) => action.text === text)?.code;
const me = (view: View) => view.parties.find((party) => party.seat === view.seat);

/** The flour that the own cities leave; negative: that is missing. */
export function leftBy(view: View): number {
  const own = me(view);
  return (own?.stock?.flour ?? 0) - (own?.food?.need ?? 0);
}

/** One move of it; null: here somebody should think. */
export function usualMove(task: string | null | undefined, actions: Action[], left: number): number | null {
  const done = exact(actions, 'done') ?? null;
  switch (task) {
    case 'fell':
      return beginning(actions, 'at')[0]?.code ?? done;
    case 'regrow':
      return beginning(actions, 'at')[0]?.code ?? null;
    case 'mill':
      return beginning(actions, 'mill').at(-1)?.code ?? null;
    case 'feed':
      return left > 0 ? done : null;
    case 'forge':
      return beginning(actions, 'work').some((work) => work.text !== 'work smelt')
        ? null
        : (exact(actions, 'work smelt') ?? done);
    case 'work_at':
      return beginning(actions, 'at')[0]?.code ?? null;
    case 'smelt':
      return beginning(actions, 'smelt').at(-1)?.code ?? null;
    case 'wall':
      return beginning(actions, 'at').length ? null : done;
    case 'works':
      return beginning(actions, 'erect').length ? null : done;
    default:
      return null;
  }
}

/** Questions within the forges' work: what was begun by hand goes on by hand. */
const WITHIN = ['work_at', 'smelt'];

/** All of it, as far as there is nothing to choose. */
export const usual: Next = (actions, view: BaseView) => usualMove(view.question?.task, actions, leftBy(view as View));

/** Whether the usual can begin here. */
export function usuallyGoesOn(view: View, actions: Action[]): boolean {
  const task = view.question?.task ?? null;
  if (view.stage !== 'parallel' || task === null || WITHIN.includes(task)) return false;
  return usualMove(task, actions, leftBy(view)) !== null;
}

/** A tree in every province, or all idle forges smelt; then it stays there. */
export function only(task: 'fell' | 'forge'): Next {
  const asked = task === 'fell' ? ['fell'] : ['forge', ...WITHIN];
  return (actions, view: BaseView) => {
    const now = view.question?.task ?? '';
    if (!asked.includes(now)) return null;
    if (now === 'forge') return exact(actions, 'work smelt') ?? null;
    const next = usualMove(now, actions, 0);
    return next === exact(actions, 'done') ? null : next;
  };
}

/** What it will do, as far as that is known, in its order. */
export function plan(view: View, actions: Action[]): Message[] {
  const task = view.question?.task ?? '';
  const food = me(view)?.food;
  const until = EATING.indexOf(task);
  if (until < 0) return [{ key: exact(actions, 'work smelt') ? 'panel-usual-smelt' : 'panel-usual-nothing' }];
  const steps: Message[] = [];
  const trees = task === 'fell' ? beginning(actions, 'at').length : 0;
  if (trees) steps.push({ key: 'panel-usual-fell', values: { count: trees } });
  if (trees || task === 'regrow') steps.push({ key: 'panel-usual-regrow' });
  const harvest = until < EATING.indexOf('mill') && food?.harvest;
  const grain = until < EATING.indexOf('feed') ? (food?.millable ?? 0) : 0;
  if (harvest) steps.push({ key: 'panel-usual-mill-all' });
  else if (grain) steps.push({ key: 'panel-usual-mill', values: { count: grain } });
  if (food?.need) steps.push(feeding(food.need, harvest ? null : leftBy(view) + grain));
  return steps;
}

/** The questions up to the feeding, in their order. */
const EATING = ['fell', 'regrow', 'mill', 'feed'];

/** What becomes of the feeding. `left`: the flour after it; null: that depends on the harvest. */
function feeding(cities: number, left: number | null): Message {
  if (left === null) return { key: 'panel-usual-feed', values: { cities } };
  if (left > 0) return { key: 'panel-usual-feed-left', values: { cities, left } };
  return left < 0 ? { key: 'panel-usual-short', values: { missing: -left } } : { key: 'panel-usual-bare' };
}

/** Leave out what is left of the own turn in phase 11. */
export const endTurn: Next = (actions, view) =>
  ['build', 'campaign', 'move'].includes(view.question?.task ?? '') ? (exact(actions, 'done') ?? null) : null;
