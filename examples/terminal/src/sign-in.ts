import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createHttpAuthentication } from '@connect/adapters-http';
import type { Run } from './documents.ts';
import { Failed, exitCodes, valueOf } from './failed.ts';
import { note } from './output.ts';
import { addressKey, sessionFile } from './session.ts';
/** Asks on the error output, so that it is asked where the output goes to a file; a secret is not shown. */
const createAsker = () => {
  let isHidden = false;
  const output = new Writable({ write: (chunk, _, done) => (isHidden ? done() : process.stderr.write(chunk, done)) });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const typed = lines[Symbol.asyncIterator]();
  return {
    ask: async (question: string, secret = false): Promise<string> => {
      process.stderr.write(question);
      isHidden = secret;
      const { value } = (await typed.next()) as { value?: string };
      if (secret) process.stderr.write('\n');
      isHidden = false;
      return value ?? '';
    },
    close: () => lines.close(),
  };
};
export const isAgreed = async (question: string): Promise<boolean> => {
  const asker = createAsker();
  return /^\s*y(es)?\s*$/i.test(await asker.ask(question).finally(asker.close));
};
/** Signs in with what is typed, or comes in line by line: email, password, and a code where the account has a second factor. */
export const login: Run = async ({ host, store, keep, portal, tokens }, { email }) => {
  const authentication = createHttpAuthentication(portal);
  const asker = createAsker();
  try {
    const typed = email ?? (await asker.ask('Email: '));
    const step = valueOf(await authentication.login(typed, await asker.ask('Password: ', true)), true);
    const finish = async (mfaToken: string) =>
      valueOf(await authentication.finishLogin(mfaToken, { code: await asker.ask('Code: ') }, ''), true);
    const { token, user } = step.kind === 'signed-in' ? step : await finish(step.mfaToken);
    store.set(addressKey, host);
    tokens.set(token);
    keep();
    note(`Signed in as ${user.email}. The token is in ${sessionFile}.`);
  } finally {
    asker.close();
  }
};
export const logout: Run = async ({ host, elsewhere, portal, tokens }) => {
  const kept = `Nobody is signed in to ${host}. You stay signed in to ${elsewhere}.`;
  if (elsewhere) throw new Failed(kept, exitCodes.signedOut);
  if (tokens.current() !== null) await createHttpAuthentication(portal).logout();
  tokens.clear();
  note('Signed out.');
};
