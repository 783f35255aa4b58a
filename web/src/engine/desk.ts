/** The desk of this device: asks the worker in which games run. */
import { engineFolder, type Answered, type Asked, type Desk } from '$lib/here';
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

export async function openDesk(): Promise<Desk> {
  const folder = engineFolder();
  if (!folder) throw new Error('no engine was built');
  const engine = new Engine();
  await engine.ask({ type: 'begin', folder });
  return new HereDesk(engine);
}
