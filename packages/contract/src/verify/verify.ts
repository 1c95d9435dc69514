import { createProbe, type Fetch, type Finding } from './probe.ts';
import { readingSuite, writingSuite } from './suites.ts';

export type { Fetch, Finding } from './probe.ts';

export interface VerifyOptions {
  /** Where the API is, such as `https://api.example.com`. */
  readonly base: string;
  /** Of a customer's user: what they may not do is looked at, too. */
  readonly token: string;
  /** The number of a customer whose basket may be changed for a moment; without it nothing is changed. */
  readonly writeTo?: string | undefined;
  readonly fetch?: Fetch;
  /** Told of each thing that was looked at, as it is. */
  readonly onFinding?: (finding: Finding) => void;
}

/** Runs the contract's suites against a server that claims to speak it; answers all that was looked at, call by call. */
export const verify = async ({
  base,
  token,
  writeTo,
  fetch = globalThis.fetch,
  onFinding,
}: VerifyOptions): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const address = base.replace(/\/$/, '');
  const probe = createProbe(address, token, fetch, (finding) => {
    findings.push(finding);
    onFinding?.(finding);
  });
  const found = await readingSuite(probe, address);
  if (writeTo === undefined || !found) return findings;
  await probe.look('the basket', 'is that of the customer who may be written to', async () => {
    if (found.user.customerNo !== writeTo) return `it is of ${found.user.customerNo}: nothing was changed`;
    return found.item === null || found.item === undefined ? 'no item is known to put into it' : null;
  });
  if (findings.at(-1)?.problem === null) await writingSuite(probe, found.item, () => crypto.randomUUID());
  return findings;
};
