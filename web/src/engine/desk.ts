/** The desk of this device: asks the worker in which games run. */
import { engineFolder, type Answered, type Asked, type Desk } from '$lib/here';
import type { Judgement } from '$lib/types';
import { Engine } from './engine';
import { Judging } from './judging';
import { HereWire } from './wire';

const REPORT = '/api/tables/{table}/analysis/report';
const judgings = new Map<string, Judging>();

/** How far the judgement of a game is; who asks first has it made. What failed can be asked for again. */
export function judgement(engine: Engine, table: string): Judgement {
  const judging = judgings.get(table) ?? new Judging(table, engine, begun);
  judgings.set(table, judging);
  try {
    return judging.told;
  } catch (failed) {
    judgings.delete(table);
    throw failed;
  }
}

class HereDesk implements Desk {
  constructor(private readonly engine: Engine) {}

  async ask(method: string, path: string, asked: Asked): Promise<Answered> {
    if (path !== REPORT) return this.engine.request(method, path, asked);
    return { answer: judgement(this.engine, String(asked.path?.table)) };
  }

  wire(table: string, handlers: ConstructorParameters<typeof HereWire>[2]): HereWire {
    return new HereWire(this.engine, table, handlers);
  }
}

let engine: Promise<Engine> | null = null;

/** The worker, begun once; after a failure it can be asked for again. */
export function openEngine(): Promise<Engine> {
  engine ??= begun();
  engine.catch(() => (engine = null));
  return engine;
}

async function begun(): Promise<Engine> {
  const folder = engineFolder();
  if (!folder) throw new Error('no engine was built');
  const fresh = new Engine();
  await fresh.ask({ type: 'begin', folder });
  return fresh;
}

export async function openDesk(): Promise<Desk> {
  return new HereDesk(await openEngine());
}
