/** The desk of this device: asks the worker in which games run. */
import { engineList, type Answered, type Asked, type Desk } from '$lib/here';
import { Engine } from './engine';
import { HereWire } from './wire';

class HereDesk implements Desk {
  constructor(private readonly engine: Engine) {}

  ask(method: string, path: string, asked: Asked): Promise<Answered> {
    return this.engine.request(method, path, asked);
  }

  wire(table: string, handlers: ConstructorParameters<typeof HereWire>[2]): HereWire {
    return new HereWire(this.engine, table, handlers);
  }
}

/** Where the engine's files lie, beside the pages' own. */
async function folder(): Promise<string> {
  const list = engineList();
  const found = (await (await fetch(list)).json()) as { folder: string };
  return new URL(found.folder, list).href;
}

export async function openDesk(): Promise<Desk> {
  const engine = new Engine();
  await engine.ask({ type: 'begin', folder: await folder() });
  return new HereDesk(engine);
}
