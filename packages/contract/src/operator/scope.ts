import * as v from 'valibot';
import { kinds, type Kind } from '../integration/kinds.ts';

/** What an integration key may do: read or write records of one kind, or of every kind, or read what happened. Who may write may not read for it. */
export type Scope = `${'read' | 'write'}:${Kind | '*'}` | 'read:events';

/** All there are. */
export const scopes: readonly string[] = [
  ...['read', 'write'].flatMap((act) => [...kinds, '*'].map((of) => `${act}:${of}`)),
  'read:events',
];
const known: ReadonlySet<string> = new Set(scopes);

export const isScope = (text: string): text is Scope => known.has(text);

export const ScopeText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Scope => {
    if (isScope(value)) return value;
    addIssue({ message: `must be read:events, or read:… or write:… with * for all, or one of ${kinds.join(', ')}` });
    return NEVER;
  }),
);
