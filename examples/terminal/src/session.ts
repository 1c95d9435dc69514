import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as http from '@connect/adapters-http';
import * as local from '@connect/adapters-storage';
import { may, type Permission, type User } from '@connect/core';
import { failedFor, mistake } from './failed.ts';
import { note } from './output.ts';
/** Where the token is kept, the cookies that renew it and make this program known, and which portal they are of. */
export const sessionFile = join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'connect/session.json');
export const addressKey = 'portal';
/** The file is its owner's alone, and replaced as a whole, so that nobody ever reads half of it. */
const replaceFile = (text: string): void => {
  mkdirSync(dirname(sessionFile), { recursive: true, mode: 0o700 });
  const next = `${sessionFile}.${process.pid}`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, sessionFile);
};
/** Whatever asks, the search too: where that is too often, it is asked once more when the server says, if that is soon. */
const reach = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  for (let isAgain = false; ; isAgain = true) {
    const answer = await reach(request.clone());
    if (answer.status !== 429) return answer;
    const after = answer.headers.get('retry-after') ?? '';
    const seconds = /^\d+$/.test(after) ? Number(after) : Math.ceil((Date.parse(after) - Date.now()) / 1000);
    if (seconds >= 0) note(`The portal was asked too often. It answers again in ${seconds} s.`);
    if (isAgain || !(seconds <= 10)) throw new Error('Asked too often');
    await wait(Math.max(seconds, 0) * 1000, null, { signal: request.signal });
  }
};
/** The address of a portal; without TLS only on this machine, as the password goes there. */
const addressOf = (typed: string): string => {
  const { origin, pathname } = URL.canParse(typed) ? new URL(typed) : { origin: '', pathname: '' };
  if (/^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(origin))
    return (origin + pathname).replace(/\/$/, '');
  throw mistake('A portal is reached by https, or on this machine by http.');
};
/** The portal of an address, or else of CONNECT_URL or of last time, and what commands ask of it. A token is sent to no other portal than its own. */
export const openSession = (url: string | undefined) => {
  const kept = local.createSafeStore(local.createTextStorage(() => readFileSync(sessionFile, 'utf8'), replaceFile));
  const last = kept.get(addressKey);
  const host = addressOf(url ?? (process.env['CONNECT_URL'] || last) ?? 'http://localhost:4173');
  // What is kept of the last portal stays until somebody is signed in to another one.
  const store = last === null || last === host ? kept : local.createSafeStore(local.createMemoryStorage());
  const isKept = store !== kept && local.createStorageSessionTokens(kept, new EventTarget()).current() !== null;
  const keep = (): void => store.keys('').forEach((key) => kept.set(key, store.get(key) ?? ''));
  const tokens = local.createStorageSessionTokens(store, new EventTarget());
  const language = () => Intl.NumberFormat().resolvedOptions().locale;
  const fetch = http.keepingCookies(store);
  const renewal = http.createRenewal({ host, tokens, read: local, fetch });
  const portal = http.createPortalClient({ host, tokens, onSignedOut: tokens.clear, language, fetch, renewal });
  const credentials = http.createCredentialsKeeper(portal, Date.now);
  const search = http.createMeilisearchDocumentSearch({ credentials, origin: host });
  return { host, elsewhere: isKept && last, store, keep, tokens, portal, search, clock: http.createSystemClock() };
};
export type Session = ReturnType<typeof openSession>;
/** Who is signed in, asked of the server; the program ends where nobody is, or where they have none of the permissions. */
export const signedIn = async ({ portal, tokens }: Session, ...oneOf: readonly Permission[]): Promise<User> => {
  const user = tokens.current() === null ? null : await http.createHttpAuthentication(portal).currentUser();
  if (!user) throw failedFor('signed-out');
  if (oneOf.length > 0 && !oneOf.some((each) => may(user, each))) throw failedFor('forbidden');
  return user;
};
