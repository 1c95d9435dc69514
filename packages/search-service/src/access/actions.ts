/** What a key may allow, as the search protocol §calls names it. */
export const ACTIONS = [
  '*',
  'search',
  'documents.*',
  'documents.add',
  'documents.get',
  'documents.delete',
  'indexes.*',
  'indexes.create',
  'indexes.get',
  'indexes.update',
  'indexes.delete',
  'indexes.swap',
  'tasks.*',
  'tasks.get',
  'tasks.cancel',
  'tasks.delete',
  'settings.*',
  'settings.get',
  'settings.update',
  'stats.*',
  'stats.get',
  'metrics.*',
  'metrics.get',
  'dumps.*',
  'dumps.create',
  'snapshots.*',
  'snapshots.create',
  'version',
  'keys.*',
  'keys.get',
  'keys.create',
  'keys.update',
  'keys.delete',
  'experimental.*',
  'experimental.get',
  'experimental.update',
  'network.*',
  'network.get',
  'network.update',
  '*.get',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Whether one of the granted actions covers the wanted one: `documents.*` covers `documents.add`. */
export const grants = (granted: readonly string[], wanted: Action): boolean =>
  granted.some(
    (action) =>
      action === wanted ||
      action === '*' ||
      (action.endsWith('.*') && wanted.startsWith(action.slice(0, -1))) ||
      (action === '*.get' && wanted.endsWith('.get')),
  );

/** Whether an index pattern (`uid`, `prefix*` or `*`) names the index. */
export const namesIndex = (pattern: string, uid: string): boolean =>
  pattern.endsWith('*') ? uid.startsWith(pattern.slice(0, -1)) : pattern === uid;
