import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { IsKnownPassword } from './auth/application/known-passwords.ts';
import { reasonOf, StartError } from './lifecycle/start-error.ts';

/** Longest line there may be: a hash of 40 digits, and how often it was seen. */
const longestLine = 64;

const ofFile = (file: string, why: string): StartError =>
  new StartError(
    `BREACHED_PASSWORDS names ${file}, ${why}. It must be a file of SHA-1 hashes in hexadecimal digits, a line each, in their order.`,
  );

/** The line that begins first at or after a place of the file; null behind the last. */
const lineFrom = async (handle: FileHandle, place: number): Promise<string | null> => {
  // What goes on from before that place is no line of its own.
  const from = Math.max(place - 1, 0);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2 * longestLine), 0, 2 * longestLine, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const start = place === 0 ? 0 : text.indexOf('\n') + 1;
  const line = place > 0 && start === 0 ? '' : (text.slice(start).split('\n', 1)[0] ?? '');
  return line.trim() === '' ? null : line;
};

const hashOf = (line: string): string => line.slice(0, 40).toUpperCase();

/**
 * Whether a password is among those of breaches, by the file that an operator has of them (specification §new-passwords): SHA-1
 * hashes in hexadecimal digits, in their order, a line each, as such lists are given out; what stands behind a hash, as how often it
 * was seen, is passed over. Nothing of the file is kept in memory: some 30 lines of it are read a password. A StartError where it
 * cannot be read or is no such file.
 */
export const openBreachedPasswords = async (
  file: string,
): Promise<{ readonly has: IsKnownPassword; readonly close: () => Promise<void> }> => {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    throw ofFile(file, `which cannot be read (${reasonOf(error)})`);
  }
  const { size } = await handle.stat();
  const lines = await Promise.all([0, Math.floor(size / 2)].map((place) => lineFrom(handle, place)));
  const [first, middle] = lines.map((line) => line ?? lines[0] ?? '');
  if (
    ![first, middle].every((line) => /^[0-9A-F]{40}(?![0-9A-F])/i.test(line ?? '')) ||
    hashOf(middle ?? '') < hashOf(first ?? '')
  ) {
    await handle.close();
    throw ofFile(file, 'which is no such list');
  }
  const has: IsKnownPassword = async (password) => {
    const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
    let [low, high] = [0, size];
    // The first line whose hash is not before the wanted one begins at or after `low`.
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await lineFrom(handle, middle);
      if (line === null || hashOf(line) >= wanted) high = middle;
      else low = middle + 1;
    }
    const line = await lineFrom(handle, low);
    return line !== null && hashOf(line) === wanted;
  };
  return { has, close: () => handle.close() };
};
