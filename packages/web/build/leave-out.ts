import type { Plugin } from 'vite';

/** What the page's use of a library never reaches. */
export interface Unreached {
  /** Files by their path from `node_modules/` on. */
  readonly files: RegExp;
  /** Which methods of their classes. */
  readonly methods?: RegExp;
  /** Which of their functions and private methods, where what is reached still names them. All there is in the files when neither is given. */
  readonly functions?: RegExp;
}

const leftOut = (name: string): string => `throw new Error('Left out: ${name}');`;

const exported = /^export (?:async )?(function|class|const) (\w+)/gm;

/** The file's names, each of which throws. */
export const stubsOf = (code: string): string =>
  [...code.matchAll(exported)]
    .map(([, kind, name = '']) =>
      kind === 'class'
        ? `export class ${name} { constructor() { ${leftOut(name)} } }`
        : `export function ${name}() { ${leftOut(name)} }`,
    )
    .join('\n');

interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

type Node = Omit<Part, 'name'> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All nodes of a syntax tree. */
export const nodesIn = (tree: unknown): Node[] => {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  return isNode(tree) ? [tree, ...nodesIn(Object.values(tree))] : [];
};

const nameOf = (key: unknown): string => {
  if (!isNode(key) || !('name' in key)) return '';
  return `${key.type === 'PrivateIdentifier' ? '#' : ''}${String(key.name)}`;
};

/** The methods of every class in a syntax tree, private ones with their `#`. */
const methodsIn = (tree: unknown): Part[] =>
  nodesIn(tree).flatMap((node) =>
    node.type === 'MethodDefinition' &&
    'kind' in node &&
    'key' in node &&
    /^(method|constructor)$/.test(String(node.kind))
      ? [{ name: nameOf(node.key), start: node.start, end: node.end }]
      : [],
  );

/** The bodies of functions and methods. */
const bodiesIn = (tree: unknown): Part[] => {
  const partOf = (key: unknown, made: unknown): Part[] =>
    isNode(made) && 'body' in made && isNode(made.body) && made.body.type === 'BlockStatement'
      ? [{ name: nameOf(key), start: made.body.start, end: made.body.end }]
      : [];
  return nodesIn(tree).flatMap((node) => {
    if (/^Function(Declaration|Expression)$/.test(node.type) && 'id' in node) return partOf(node.id, node);
    if (node.type === 'VariableDeclarator' && 'id' in node && 'init' in node) return partOf(node.id, node.init);
    return node.type === 'MethodDefinition' && 'key' in node && 'value' in node ? partOf(node.key, node.value) : [];
  });
};

const replaced = (code: string, parts: readonly Part[], by: (name: string) => string): string =>
  parts
    // The outermost take those inside them along.
    .filter(({ start, end }) => !parts.some((other) => other.start < start && other.end >= end))
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { name, start, end }) => rest.slice(0, start) + by(name) + rest.slice(end), code);

type Parse = (code: string) => unknown;
const nothing = (): string => '';

/** A file without some methods of its classes, and without the private ones that only those called. */
export const withoutMethods = (code: string, names: RegExp | undefined, parse: Parse): string => {
  const named = methodsIn(parse(code)).filter(({ name }) => names?.test(name));
  let rest = replaced(code, named, nothing);
  for (;;) {
    const idle = methodsIn(parse(rest)).filter(
      ({ name }) => name.startsWith('#') && !rest.match(new RegExp(`\\.${name}\\b`)),
    );
    if (idle.length === 0) return rest;
    rest = replaced(rest, idle, nothing);
  }
};

/** A file in which some functions and private methods throw whatever calls them. */
export const withStubs = (code: string, names: RegExp | undefined, parse: Parse): string => {
  const named = bodiesIn(parse(code)).filter(({ name }) => names?.test(name));
  return replaced(code, named, (name) => `{ ${leftOut(name)} }`);
};

/**
 * Leaves out of the built page what a library brings along and our use of it never reaches, such as the resolvers of class
 * bindings in a container without classes. Whatever reaches it after all throws at once.
 */
export const leaveOut = (unreached: readonly Unreached[]): Plugin => ({
  name: 'connect:leave-out',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(@inversifyjs|meilisearch|ky|xstate)\// },
    handler(code, id) {
      const file = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const found = unreached.find(({ files }) => files.test(file));
      if (!found) return undefined;
      const { methods, functions } = found;
      const parse: Parse = (text) => this.parse(text);
      const isWhole = !methods && !functions;
      return {
        code: isWhole ? stubsOf(code) : withoutMethods(withStubs(code, functions, parse), methods, parse),
        map: null,
      };
    },
  },
});
