import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what a start leaves behind: to make an embedded database takes 400 MB outside of the heap, which is too small itself for
 * anything else to have it looked through.
 */
export const freeMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};
