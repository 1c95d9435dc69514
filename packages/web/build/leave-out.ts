import type { Plugin } from 'vite';

/** What the page's use of a library never reaches. */
export interface Unreached {
  /** Files by their path from `node_modules/` on. */
  readonly files: RegExp;
  /** Which methods of their classes; all there is in the files when it is not given. */
  readonly methods?: RegExp;
}

const exported = /^export (?:async )?(function|class|const) (\w+)/gm;

/** The file's names, each of which throws. */
export const stubsOf = (code: string): string =>
  [...code.matchAll(exported)]
    .map(([, kind, name]) =>
      kind === 'class'
        ? `export class ${name} { constructor() { throw new Error('Left out: ${name}'); } }`
        : `export function ${name}() { throw new Error('Left out: ${name}'); }`,
    )
    .join('\n');

interface Method {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is { readonly type: string; readonly start: number; readonly end: number } =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The methods of every class in a syntax tree, private ones with their `#`. */
const methodsIn = (tree: unknown, found: Method[] = []): Method[] => {
  if (Array.isArray(tree)) for (const each of tree) methodsIn(each, found);
  else if (isNode(tree)) {
    if (
      tree.type === 'MethodDefinition' &&
      'kind' in tree &&
      /^(method|constructor)$/.test(String(tree.kind)) &&
      'key' in tree &&
      isNode(tree.key)
    ) {
      const { key } = tree;
      const name = 'name' in key ? `${key.type === 'PrivateIdentifier' ? '#' : ''}${String(key.name)}` : '';
      found.push({ name, start: tree.start, end: tree.end });
    }
    methodsIn(Object.values(tree), found);
  }
  return found;
};

const without = (code: string, methods: readonly Method[]): string =>
  methods
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);

/** A file without some methods of its classes, and without the private ones that only those called. */
export const withoutMethods = (code: string, names: RegExp, parse: (code: string) => unknown): string => {
  let rest = without(
    code,
    methodsIn(parse(code)).filter(({ name }) => names.test(name)),
  );
  for (;;) {
    const idle = methodsIn(parse(rest)).filter(
      ({ name }) => name.startsWith('#') && !rest.match(new RegExp(`\\.${name}\\b`)),
    );
    if (idle.length === 0) return rest;
    rest = without(rest, idle);
  }
};

/**
 * Leaves out of the built page what a library brings along and our use of it never reaches, such as the resolvers of class
 * bindings in a container without classes. Whatever reaches it after all throws at once.
 */
export const leaveOut = (unreached: readonly Unreached[]): Plugin => ({
  name: 'connect:leave-out',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(@inversifyjs|meilisearch)\// },
    handler(code, id) {
      const file = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const found = unreached.find(({ files }) => files.test(file));
      if (!found) return undefined;
      const { methods } = found;
      return { code: methods ? withoutMethods(code, methods, (text) => this.parse(text)) : stubsOf(code), map: null };
    },
  },
});
