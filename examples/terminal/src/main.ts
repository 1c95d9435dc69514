#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { completionFor } from './completion.ts';
import { orders, owed, pdf, show, track, watch, type Options, type Run } from './documents.ts';
import { Failed, exitCodes, failedFor, mistake } from './failed.ts';
import { order } from './ordering.ts';
import { note } from './output.ts';
import { openSession } from './session.ts';
import { login, logout } from './sign-in.ts';
const completion: Run = async (_session, _options, [shell]) => {
  const options = Object.entries(commands).map(([name, [usage]]) => [name, Object.keys(optionsOf(usage))] as const);
  process.stdout.write(`${completionFor(shell, options)}\n`);
};
/** How each command is called, from which its options are read, what it is for, and what it does. */
const commands: Readonly<Record<string, readonly [string, string, Run]>> = {
  login: ['[--url URL] [--email EMAIL]', 'Sign in to a portal, the one of CONNECT_URL or of last time', login],
  logout: ['', 'Sign out', logout],
  orders: ['[--q TEXT] [--last 90d] [--from DAY] [--to DAY] [--view both] [--page N] [--json]', 'List them', orders],
  invoice: ['NUMBER [--json]', 'An invoice with its lines', show('invoice')],
  order: ['NUMBER | --file LINES [--yes | --add] [--reference TEXT] [--skip-problems] [--json]', 'See or place', order],
  track: ['NUMBER [--json]', 'Where the parcels of a document are', track],
  pdf: ['NUMBER… [--folder FOLDER] [--json]', 'Save PDFs', pdf],
  owed: ['[--json]', 'What is owed, and what credit is left', owed],
  completion: ['SHELL', 'What bash, zsh or fish completes commands by', completion],
  watch: ['[--every SECONDS] [--times N] [--json]', 'Tell what changes', watch],
};
/** Options of a call, by what it says: one that is followed by a word in capitals, or an example, takes a text. */
const optionsOf = (usage: string) => {
  const found = [...usage.matchAll(/--([a-z-]+)( [^\]\s|-]+)?/g)];
  return Object.fromEntries(found.map(([, name = '', text]) => [name, { type: text ? 'string' : 'boolean' } as const]));
};
const parsed = (name: string, usage: string, args: string[]): { options: Options; numbers: readonly string[] } => {
  const least = /^[A-Z]+\b(?! \|)/.test(usage) ? 1 : 0;
  const most = usage.startsWith('NUMBER…') ? Infinity : Number(/^[A-Z]/.test(usage));
  try {
    const { values, positionals } = parseArgs({ args, options: optionsOf(usage), allowPositionals: true });
    if (positionals.length < least || positionals.length > most) throw new Error('One is missing, or too many.');
    const texts = Object.entries(values).map(([option, value]) => [option, String(value)]);
    return { options: Object.fromEntries(texts), numbers: positionals };
  } catch (error) {
    throw mistake(`${error instanceof Error ? error.message : ''}\nconnect ${name} ${usage}`);
  }
};
const help = (): string =>
  Object.entries(commands)
    .map(([name, [usage, about]]) => `connect ${name} ${usage}\n    ${about}\n`)
    .join('');
const main = async ([name = 'help', ...args]: string[]): Promise<void> => {
  if (name === 'help' || [name, ...args].some((each) => /^(-h|--help)$/.test(each)))
    return void process.stdout.write(help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw mistake(`There is no command ${name}.\n${help()}`);
  const { options, numbers } = parsed(name, command[0], args);
  const session = openSession(options['url']);
  try {
    await command[2](session, options, numbers);
  } catch (error) {
    if (error instanceof Failed) throw error;
    // A file that cannot be written, or what the search or the network did; with the token gone it was the session.
    if (error instanceof Error && 'syscall' in error) throw mistake(error.message);
    throw failedFor(session.tokens.current() === null ? 'signed-out' : 'unavailable');
  }
};
// A reader that has seen enough, such as `head`, is no failure; a disk that is full is.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') note(message);
  process.exit(code === 'EPIPE' ? exitCodes.done : exitCodes.usage);
});
process.on('SIGINT', () => process.exit(130));
main(process.argv.slice(2)).catch((error: unknown) => {
  note(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Failed ? error.exitCode : exitCodes.refused;
});
