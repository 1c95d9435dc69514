import { askedOf } from '@connect/contract/call';
import type { Plugin } from 'vite';
import type { parseAst } from 'vite';

import { nodesIn } from './nodes-in.ts';

const asked: ReadonlySet<string> = new Set(askedOf);

type Parse = typeof parseAst;
type Declared = Extract<ReturnType<Parse>['body'][number], { type: 'ExportNamedDeclaration' }>['declaration'];

/** What the exported constants of a declaration are set to. */
const valuesOf = (declaration: Declared) =>
  declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({ init }) => init) : [];

/** The rows of the calls in a file with no more than what a caller asks of them. */
export const withoutServersPart = (code: string, parse: Parse): string => {
  const values = parse(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? valuesOf(node.declaration) : [],
  );
  let rest = code;
  for (const value of values.toReversed()) {
    if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'call')
      continue;
    const [row] = value.arguments;
    if (row?.type !== 'ObjectExpression') continue;
    const kept = row.properties.filter(
      (each) => each.type === 'SpreadElement' || (each.key.type === 'Identifier' && asked.has(each.key.name)),
    );
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    rest = `${rest.slice(0, row.start)}{ ${text} }${rest.slice(row.end)}`;
  }
  return rest;
};

/** A file of schemas in which the bundler may drop whatever is not used: to make one changes nothing else. */
export const withPureCalls = (code: string, parse: Parse): string =>
  nodesIn(parse(code).body)
    .filter(({ type }) => type === 'CallExpression')
    .map(({ start }) => start)
    .toSorted((one, other) => other - one)
    .reduce((rest, at) => `${rest.slice(0, at)}/* @__PURE__ */ ${rest.slice(at)}`, code);

/** Leaves out of the built page what only the server asks of a call: who may make it, what is sent, and the words of its documentation. */
export const slimCalls = (): Plugin => ({
  name: 'connect:slim-calls',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/(integration\/)?[\w-]+\.ts$/ },
    handler(code) {
      const parse: Parse = (text) => this.parse(text);
      return { code: withPureCalls(withoutServersPart(code, parse), parse), map: null };
    },
  },
});
