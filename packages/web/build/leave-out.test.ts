import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vite';

import { stubsOf, withStubs, withoutMethods } from './leave-out.ts';
import { unreached } from './unreached.ts';

const load = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('leaving out', () => {
  test('a whole file keeps its names, and whatever reaches one is told', async () => {
    const made = await load(
      stubsOf('export function one() { return 1; }\nexport class Two {}\nexport const three = () => 3;'),
    );
    expect(Object.keys(made).toSorted()).toEqual(['Two', 'one', 'three']);
    for (const name of ['one', 'three']) expect(made[name]).toThrow(`Left out: ${name}`);
  });

  test('methods go with the private ones that only they call; what is used stays as it is', async () => {
    const code =
      'export class A { #x = 1; used() { return this.#helper(); } #helper() { return this.#x; } idle() { return this.#gone(); } #gone() { return this.#further(); } #further() {} }';
    const rest = withoutMethods(code, /^idle$/, parseAst);
    expect(rest).not.toMatch(/idle|gone|further/);
    const { A } = await load(`${rest}\nexport const answer = new A().used();`).then((made) => ({ A: made['answer'] }));
    expect(A).toBe(1);
  });

  test('functions and private methods that are still named throw; what only they called goes', async () => {
    const code =
      'function idle() { return further(); } function further() {} const lazy = () => { return gone(); }; function gone() {} export class A { used() { return 1; } asks() { return this.#asked(); } async #asked() { return this.#gone(); } #gone() {} } export const names = { idle, lazy };';
    const rest = withoutMethods(withStubs(code, /^(idle|lazy|#asked)$/, parseAst), undefined, parseAst);
    expect(rest).not.toMatch(/return (this\.#)?gone|return further/);
    const { A, names } = await load(rest);
    for (const name of ['idle', 'lazy']) expect(Reflect.get(Object(names), name)).toThrow(`Left out: ${name}`);
    const made: unknown = Reflect.construct(A as new () => object, []);
    expect(Reflect.get(Object(made), 'used')).not.toThrow();
    await expect(Reflect.get(Object(made), 'asks').call(made)).rejects.toThrow('Left out: #asked');
  });
});

test.each(unreached.map((each) => [String(each.files), each] as const))(
  '%s is still in the library',
  (_, { files }) => {
    const require = createRequire(join(import.meta.dirname, '../package.json'));
    const inversify = createRequire(require.resolve('inversify'));
    const roots = {
      '@inversifyjs/core': dirname(
        createRequire(inversify.resolve('@inversifyjs/container')).resolve('@inversifyjs/core'),
      ),
      '@inversifyjs/container': dirname(inversify.resolve('@inversifyjs/container')),
      xstate: join(dirname(require.resolve('xstate/package.json')), 'dist'),
      ky: join(dirname(require.resolve('@connect/adapters-http/portal-client')), '../node_modules/ky/distribution'),
      meilisearch: join(
        dirname(require.resolve('@connect/adapters-http/portal-client')),
        '../node_modules/meilisearch/dist',
      ),
    };
    const paths = Object.entries(roots).flatMap(([name, folder]) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    );
    expect(paths.some((path) => files.test(path))).toBe(true);
  },
);
