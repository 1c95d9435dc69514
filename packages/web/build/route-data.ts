import { readFileSync } from 'node:fs';
import { parseAst, Visitor } from 'vite';
import type { ESTree } from 'vite';

import type { PageShape } from '../src/composition/early/first-pages.ts';

/** A value as it is written; undefined for what only running the code tells. */
const valueOf = (node: ESTree.Node): unknown => {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TSSatisfiesExpression') return valueOf(node.expression);
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, valueOf(each.value)]] : [],
    ),
  );
};

/** What a route file says of itself in its `staticData`, by name; nothing for other files. */
const dataOf = (file: string): ReadonlyMap<string, unknown> => {
  let data: unknown = null;
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'staticData') data = valueOf(value);
    },
  }).visit(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }));
  return new Map(Object.entries(data ?? {}));
};

/** Who may see the page of a route file: the values of its `rule`. */
const ruleOf = (file: string): ReadonlyMap<string, unknown> => new Map(Object.entries(dataOf(file).get('rule') ?? {}));

/** Whether only staff see the page of a route file. */
export const isForStaff = (file: string): boolean =>
  ['accountManager', 'brandManager'].some((role) => ruleOf(file).get('role') === role);

/** Whether a route file's page stands without the portal's frame, as the sign-in pages do. */
export const isFrameless = (file: string): boolean => dataOf(file).get('sidebar') === 'none';

/** Whether a route file's page is open to visitors, whoever they are. */
export const isOpen = (file: string): boolean =>
  ruleOf(file).get('authentication') === false && !ruleOf(file).has('role');

/** The shape that a route file says its page has: rows of a list unless it says otherwise. */
export const shapeOf = (file: string): PageShape => {
  const shape = dataOf(file).get('shape');
  return shape === 'dashboard' || shape === 'document' || shape === 'form' ? shape : 'list';
};
