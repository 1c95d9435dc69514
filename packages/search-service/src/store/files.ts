import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { closeToOthers } from '../private-folder.ts';
import { parseJson } from '../json.ts';
import type { Json } from '../json.ts';

/** The data folder cannot be used; the message is one line for the person who started the service. */
export class DataFolderError extends Error {}

/** Writes a whole file so that after a crash either the old or the new text is there, never a part. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** Appends lines at a byte offset, over whatever an unfinished write left there; answers the new length in bytes. */
export async function appendLines(path: string, offset: number, lines: Iterable<string>): Promise<number> {
  const file = await open(path, offset === 0 ? 'w' : 'r+');
  try {
    await file.truncate(offset);
    let end = offset;
    let chunk = '';
    const flush = async (): Promise<void> => {
      const bytes = Buffer.from(chunk);
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, done, bytes.length - done, end);
        done += bytesWritten;
        end += bytesWritten;
      }
      chunk = '';
    };
    for (const line of lines) {
      chunk += `${line}\n`;
      if (chunk.length > 1 << 18) await flush();
    }
    await flush();
    await file.datasync();
    return end;
  } finally {
    await file.close();
  }
}

/** The lines of the first `bytes` bytes of a file; the file is read piece by piece. */
export async function* readLines(path: string, bytes: number): AsyncGenerator<string> {
  if (bytes === 0) return;
  let rest = '';
  const stream = createReadStream(path, { encoding: 'utf8', end: bytes - 1 });
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new DataFolderError(`${path} is incomplete: its last line is cut off.`);
}

/** A JSON file; undefined when there is none. */
export async function readJsonFile(path: string): Promise<Json | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const value = parseJson(text);
  if (value === undefined) throw new DataFolderError(`${path} is incomplete or damaged: it is not valid JSON.`);
  return value;
}

export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the folder if it is missing, proves that files can be written into it, and closes it to everyone but its owner. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const probe = `${folder}/.write-test`;
    await replaceFile(probe, '');
    await rm(probe);
    closeToOthers(folder);
  } catch (error) {
    throw new DataFolderError(`The folder ${folder} cannot be written: ${error instanceof Error ? error.message : ''}`);
  }
}

/** How long, in ms, a process is watched to tell whether it is idle, and how long it is left alone when it is not. */
const WATCH = 5;
const LEAVE = 50;

/** Waits until the process is idle for more than half of the time, or until `isUrgent`. */
export async function quiet(isUrgent: () => boolean): Promise<void> {
  for (let wait = WATCH; !isUrgent(); wait = LEAVE) {
    const before = performance.eventLoopUtilization();
    await setTimeout(wait);
    if (performance.eventLoopUtilization(before).utilization < 0.5) return;
  }
}

/** Lets other work run between two pieces of a long one. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
