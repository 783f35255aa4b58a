/** What becomes of the built pages: the engine beside them, packed files, and the list by which browsers keep them. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const pages = here('../src/tworivers/server/pages');

/** What games without a server need, if it was built (`make engine`): a folder of a name of its own for every content. */
const engine = here('../build/engine');
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Files that no page asks for. */
const UNASKED = /\.(br|gz)$|^share\/|^sw\.js$|^engine\.json$|^index\.html$/;

interface Engine {
  folder: string;
  files: string[];
  games: unknown;
}

const isPacked = (one: string, name: string) => one.startsWith(`${name}.`) && one.endsWith('.br');

function builtEngine(): Engine | null {
  const files = existsSync(engine) ? readdirSync(engine).filter((one) => !one.endsWith('.br')) : [];
  if (!files.length) return null;
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(readFileSync(join(engine, name)));
  const games: unknown = JSON.parse(readFileSync(join(engine, 'games.json'), 'utf8'));
  return { folder: `assets/engine-${hash.digest('hex').slice(0, 12)}/`, files, games };
}

/** Pages learn from `virtual:engine` where theirs lies: pages and engine of different builds never meet. */
export function withEngine(): Plugin {
  const NAME = 'virtual:engine';
  return {
    name: 'with-engine',
    resolveId: (name) => (name === NAME ? `\0${NAME}` : undefined),
    load: (name) => (name === `\0${NAME}` ? `export default ${JSON.stringify(builtEngine())}` : undefined),
    closeBundle() {
      const found = process.env.VITEST ? null : builtEngine();
      if (!found) return;
      mkdirSync(join(pages, found.folder), { recursive: true });
      for (const name of found.files) {
        const content = readFileSync(join(engine, name));
        // packed once for every content, not at every build: it takes long
        const packed = join(engine, `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.br`);
        if (!existsSync(packed)) {
          for (const one of readdirSync(engine)) if (isPacked(one, name)) unlinkSync(join(engine, one));
          writeFileSync(packed, brotliCompressSync(content, QUICKLY));
        }
        writeFileSync(join(pages, found.folder, name), content);
        copyFileSync(packed, join(pages, found.folder, `${name}.br`));
      }
      writeFileSync(join(pages, 'engine.json'), JSON.stringify(found));
    },
  };
}

/**
 * Tells the service worker (`src/keeper/`) what to keep: its version is the hash of all of it. Before it anything else
 * must be in its place, and what is packed is packed after it.
 */
export function withKeeper(): Plugin {
  return {
    name: 'with-keeper',
    apply: 'build',
    closeBundle() {
      const worker = join(pages, 'sw.js');
      const all = readdirSync(pages, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) =>
          join(one.parentPath, one.name)
            .slice(pages.length + 1)
            .split(sep)
            .join('/'),
        )
        .filter((name) => !UNASKED.test(name))
        .sort();
      const files = all.filter((name) => !name.startsWith('assets/engine-'));
      const index = readFileSync(join(pages, 'index.html'), 'utf8');
      const hash = createHash('sha256').update(readFileSync(worker)).update(index).update(all.join('\n'));
      for (const name of files.filter((one) => !one.startsWith('assets/')))
        hash.update(readFileSync(join(pages, name)));
      const list = {
        version: hash.digest('hex').slice(0, 12),
        // which page belongs to these files
        entry: /src="\/(assets\/[^"]+\.js)"/.exec(index)?.[1],
        files,
        engine: all.filter((name) => name.startsWith('assets/engine-')),
      };
      writeFileSync(worker, `self.KEPT=${JSON.stringify(list)};\n${readFileSync(worker, 'utf8')}`);
    },
  };
}

/** The server hands out what was packed here, instead of packing it at every request. Fonts are packed already. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name) || name.includes('engine-')) continue;
        const path = join(pages, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
