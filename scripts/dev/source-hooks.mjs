import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const vite = createRequire(new URL('../../packages/web/package.json', import.meta.url)).resolve('vite/package.json');
const { transform } = await import(createRequire(vite).resolve('rolldown/utils'));

const opened = /\/lifecycle\/(open-database|open-search|data-folder)\.ts$/;
const kept = new URL('kept.mjs', import.meta.url).href;

/** A module of a version imports its like: `portal.ts?3` imports `serve.ts?3`. What is open is one for all versions. */
export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const { search: version } = new URL(context.parentURL ?? import.meta.url);
  if (!version || !found.url.endsWith('.ts')) return found;
  return opened.test(found.url) ? { ...found, url: kept, format: 'module' } : { ...found, url: found.url + version };
};

const known = new Map();

/** Takes the types out of a module, with a map to debug it by. */
export const load = async (url, context, next) => {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (!path.endsWith('.ts')) return next(url, context);
  const { mtimeMs } = await stat(path);
  const last = known.get(path);
  if (last?.mtimeMs === mtimeMs) return last.module;
  const { code, map, errors } = await transform(path, await readFile(path, 'utf8'), { sourcemap: true });
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
  const module = { format: 'module', shortCircuit: true, source };
  known.set(path, { mtimeMs, module });
  return module;
};
