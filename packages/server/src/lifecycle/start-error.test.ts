import { expect, it } from 'vitest';
import { reasonOf } from './start-error.ts';

it.each([
  [new Error('no room\nat all'), 'no room'],
  [Object.assign(new Error(''), { code: 'EACCES' }), 'EACCES'],
  [new TypeError(''), 'TypeError'],
  [{ name: 'ErrnoError', errno: 44 }, 'error 44 of its files'],
  [{ message: 'Aborted' }, 'Aborted'],
  [{}, 'unknown'],
  ['gone', 'gone'],
])('%o is told in one line', (error, line) => expect(reasonOf(error)).toBe(line));
