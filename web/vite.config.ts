import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed, pages, withEngine, withKeeper } from './packing';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), withEngine(), withKeeper(), packed()],
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
    rolldownOptions: {
      input: { index: here('./index.html'), sw: here('./src/keeper/sw.ts') },
      // browsers know the service worker by its address, which therefore stays
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  experimental: {
    // files find each other wherever the site lies; only the page itself, which answers at many addresses, says from the root
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
