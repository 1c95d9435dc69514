import { createProbe, timeout, type Fetch, type Finding, type Pause } from './probe.ts';
import { readingSuite, writingSuite } from './suites.ts';

export type { Fetch, Finding, Pause } from './probe.ts';

export interface VerifyOptions {
  /** Where the API is, such as `https://api.example.com`. */
  readonly base: string;
  /** Of a customer's user: what they may not do is looked at, too. */
  readonly token: string;
  /** The number of a customer whose basket may be changed for a moment; without it nothing is changed. */
  readonly writeTo?: string | undefined;
  /** Where the portal's pages are, where that is another origin than the API's: whether they may ask it is looked at. */
  readonly origin?: string | undefined;
  readonly fetch?: Fetch;
  /** Waits where the server says that it was asked too often; by default it just waits. */
  readonly pause?: Pause;
  /** Told of each thing that was looked at, as it is. */
  readonly onFinding?: (finding: Finding) => void;
}

/** Just waits. */
export const waiting: Pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Rejects where nobody answers: nothing can be told of a server that is not there. */
const reach = async (address: string, fetch: Fetch): Promise<void> => {
  try {
    await (await fetch(address, { method: 'GET', signal: AbortSignal.timeout(timeout) })).body?.cancel();
  } catch (error) {
    throw new Error(`Nobody answers at ${address}`, { cause: error });
  }
};

/**
 * Runs the contract's suites against a server that claims to speak it; answers all that was looked at, call by call. Rejects where
 * nobody answers at its address.
 */
export const verify = async ({
  base,
  token,
  writeTo,
  origin,
  fetch = globalThis.fetch,
  pause = waiting,
  onFinding,
}: VerifyOptions): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const address = base.replace(/\/$/, '');
  await reach(address, fetch);
  const note = (finding: Finding): void => {
    findings.push(finding);
    onFinding?.(finding);
  };
  const probe = createProbe(address, token, fetch, note, pause);
  const found = await readingSuite(probe, address, origin === undefined ? undefined : new URL(origin).origin);
  if (writeTo === undefined || !found) return findings;
  await probe.look('the basket', 'is that of the customer who may be written to', async () => {
    if (found.user.customerNo !== writeTo) return `it is of ${found.user.customerNo}: nothing was changed`;
    return found.item === null || found.item === undefined ? 'no item is known to put into it' : null;
  });
  if (findings.at(-1)?.problem === null) await writingSuite(probe, found.item, () => crypto.randomUUID());
  return findings;
};
