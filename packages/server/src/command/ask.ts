import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Ask } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';

/** Asks in the terminal, one question a time. */
export const askInTerminal: Ask = async ({ text, otherwise, secret }) => {
  if (!process.stdin.isTTY)
    throw new CommandError(
      'This asks questions, so it needs a terminal: see --help for how to do without.',
      exitCodes.usage,
    );
  process.stderr.write(`${text}${otherwise ? ` [${otherwise}]` : ''}: `);
  // What is typed is shown by this stream.
  const shown = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (!secret) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: shown, terminal: true });
  try {
    return (await lines.question('')).trim() || (otherwise ?? '');
  } finally {
    lines.close();
    if (secret) process.stderr.write('\n');
  }
};
