import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

const pages = here('../src/tworivers/server/pages');

/** The server hands out what was packed here, instead of packing it at every request. Fonts are packed already. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const path = join(pages, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What games without a server need, if it was built (`make engine`): a folder of a name of its own for every content. */
const engine = here('../build/engine');
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function withEngine(): Plugin {
  return {
    name: 'with-engine',
    apply: 'build',
    closeBundle() {
      const names = existsSync(engine) ? readdirSync(engine).sort() : [];
      if (!names.length) return;
      const hash = createHash('sha256');
      for (const name of names.filter((one) => !one.endsWith('.br'))) hash.update(readFileSync(join(engine, name)));
      const folder = `assets/engine-${hash.digest('hex').slice(0, 12)}/`;
      const files = names.filter((name) => !name.endsWith('.br'));
      mkdirSync(join(pages, folder), { recursive: true });
      for (const name of files) {
        const packed = join(engine, `${name}.br`);
        // packed once, not at every build: it takes long
        if (!existsSync(packed)) writeFileSync(packed, brotliCompressSync(readFileSync(join(engine, name)), QUICKLY));
        for (const one of [name, `${name}.br`]) copyFileSync(join(engine, one), join(pages, folder, one));
      }
      const games: unknown = JSON.parse(readFileSync(join(engine, 'games.json'), 'utf8'));
      writeFileSync(join(pages, 'engine.json'), JSON.stringify({ folder, files, games }));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed(), withEngine()],
  resolve: {
    alias: { $lib: here('./src/lib'), $catalogues: here('../src/tworivers/languages') },
    // Svelte's browser half also in unit tests
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: pages,
    emptyOutDir: true,
    // the oldest browsers that know light-dark() and :has(), so that nothing is rewritten for older ones
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
