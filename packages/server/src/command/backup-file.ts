import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { codeOf, reasonOf } from '../lifecycle/start-error.ts';
import { CommandError } from './outcome.ts';

/** What is wrong with a file that cannot be unpacked, or read. */
const problemOf = (error: unknown, file: string): string => {
  const code = codeOf(error) ?? reasonOf(error);
  if (code === 'Z_BUF_ERROR') return `${file} was cut short: take another backup.`;
  if (code === 'Z_DATA_ERROR' && reasonOf(error) === 'incorrect header check')
    return `${file} is no backup of connect backup.`;
  return code.startsWith('Z_') ? `${file} is damaged: take another backup.` : `Cannot read ${file} (${code}).`;
};

/** A backup's file, opened; its lines throw a CommandError that says what is wrong with the file. */
export const openBackup = async (
  file: string,
): Promise<{ readonly lines: AsyncGenerator<string>; close(): Promise<void> }> => {
  const handle = await open(file).catch((error: unknown) => {
    throw new CommandError(problemOf(error, file));
  });
  async function* lines(): AsyncGenerator<string> {
    const source = handle.createReadStream({ autoClose: false });
    const text = createGunzip();
    source.on('error', (error) => text.destroy(error));
    source.pipe(text).setEncoding('utf8');
    let rest = '';
    try {
      for await (const chunk of text) {
        const whole = (rest + String(chunk)).split('\n');
        rest = whole.pop() ?? '';
        yield* whole;
      }
    } catch (error) {
      throw new CommandError(`${problemOf(error, file)} Nothing was changed.`);
    }
    if (rest !== '') yield rest;
  }
  return { lines: lines(), close: () => handle.close() };
};
