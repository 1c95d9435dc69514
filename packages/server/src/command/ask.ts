import { createInterface } from 'node:readline/promises';
import { createInterface as readLines } from 'node:readline';
import { Writable } from 'node:stream';
import type { Prompt } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';

/** Answers that are piped in, one a line. */
let piped: AsyncIterator<string> | null = null;
const nextPiped = async (): Promise<string> => {
  piped ??= readLines({ input: process.stdin })[Symbol.asyncIterator]();
  const line = await piped.next();
  if (line.done)
    throw new CommandError('This asks questions: answer them in a terminal, or send a line for each.', exitCodes.usage);
  return line.value.trim();
};

/** Asks in the terminal, one question a time; of what is piped in, a line answers each, and one that does not do ends it. */
export const askInTerminal: Prompt = async ({ text, otherwise, secret, isAgain = false }) => {
  if (isAgain && !process.stdin.isTTY)
    throw new CommandError('Nothing was done: send another answer, or answer in a terminal.', exitCodes.unavailable);
  process.stderr.write(`${text}${otherwise ? ` [${otherwise}]` : ''}: `);
  if (!process.stdin.isTTY) {
    const answer = await nextPiped();
    process.stderr.write('\n');
    return answer || (otherwise ?? '');
  }
  // What is typed is shown by this stream.
  const shown = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (!secret) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: shown, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return (await lines.question('')).trim() || (otherwise ?? '');
  } catch {
    // By Ctrl+D.
    throw new CommandError('Stopped before all questions were answered.', exitCodes.usage);
  } finally {
    lines.close();
    if (secret) process.stderr.write('\n');
  }
};
