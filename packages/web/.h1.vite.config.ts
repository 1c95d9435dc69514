import { writeFileSync } from 'node:fs';
import config from './vite.config.ts';
const named = (plugin: unknown): string => (plugin && typeof plugin === 'object' && 'name' in plugin ? String(plugin.name) : '');
export default {
  ...(config as object),
  plugins: [...(config as { plugins: unknown[] }).plugins.flat(9).filter((plugin) => !/complete/.test(named(plugin))), {
    name: 'dump',
    generateBundle(_: unknown, bundle: Record<string, any>) {
      const out: Record<string, [string, number][]> = {};
      for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk') out[file] = Object.entries(chunk.modules as Record<string, any>).map(([id, m]) => [id.replace(/.*node_modules\//, 'nm/').replace(/.*\/packages\//, ''), m.renderedLength] as [string, number]).sort((a, b) => b[1] - a[1]);
      writeFileSync(process.env.DUMP ?? '/tmp/h1/dump.json', JSON.stringify(out));
    },
  }],
  build: { ...(config as { build: object }).build, outDir: process.env.OUT ?? '/tmp/dist-h1', emptyOutDir: true },
};
