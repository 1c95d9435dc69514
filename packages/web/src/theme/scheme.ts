import { storedChoice } from './stored-choice.ts';

/** The stored choice; `system` is the absence of one. The page's own script (`composition/early`) puts it on <html> before the first paint. */
export type Scheme = 'system' | 'light' | 'dark';

const choice = storedChoice('scheme', (stored): Scheme =>
  stored === 'light' || stored === 'dark' ? stored : 'system',
);

/** Stores the choice and applies it at once; where storage is blocked the system decides. */
export const chooseScheme = (scheme: Scheme): void => choice.set(scheme === 'system' ? null : scheme);

/** The chosen scheme, kept up to date across tabs. */
export const useScheme = choice.use;
