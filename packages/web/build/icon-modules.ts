import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const barrel = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs');

let modules: Map<string, string> | null = null;

/** The module of each icon by all of its names. */
const modulesByName = (): Map<string, string> => {
  modules ??= new Map(
    [...readFileSync(barrel, 'utf8').matchAll(/^export \{ (.*?) \} from '\.\/(icons\/[\w-]+\.mjs)'/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(barrel), file)] as const),
    ),
  );
  return modules;
};

/** The icons that source files name when they import them. The library gives all of them, so its imports do not tell. */
export const iconModules = (files: Iterable<string>): Set<string> => {
  const found = new Set<string>();
  for (const file of files) {
    if (!/\/src\/.*\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react'/gm))
      for (const name of names.split(',')) {
        const icon = modulesByName().get(name.replace(/ as .*/, '').trim());
        if (icon !== undefined) found.add(icon);
      }
  }
  return found;
};
