interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All nodes of a syntax tree. */
export const nodesIn = (tree: unknown): Node[] => {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  return isNode(tree) ? [tree, ...nodesIn(Object.values(tree))] : [];
};
