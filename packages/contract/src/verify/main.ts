#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { verify, waiting, type Finding } from './verify.ts';

const usage = `contract verify <base url> --token TOKEN [--origin ORIGIN] [--write-to CUSTOMER] [--json]

Looks at a server that claims to speak the portal's API, as the user of a token (or of CONNECT_TOKEN), and tells call by call what differs.
With --origin, such as https://portal.example.com, it looks at whether pages from there may ask it (CORS). It only reads, unless --write-to names the customer whose basket may be changed for a moment.
A token of Connect's own server is good for 5 minutes: take it just before. Where the server answers 429 it waits as Retry-After says, a minute at most.
Ends with 0 where all is as in the contract, with 1 where something is not, and with 2 where it cannot tell: nobody answers, or there was nothing to look at with, such as an order.`;

const lineOf = ({ looked, problem, untried }: Finding): string => {
  if (untried !== undefined) return `  – ${looked}: not tried, ${untried}`;
  return problem === null ? `  ✓ ${looked}` : `  ✗ ${looked}: ${problem}`;
};

/** What to do so that all can be tried; nothing where all was that people need. */
const adviceOn = (findings: readonly Finding[]): readonly string[] => {
  const untried = findings.filter((each) => each.untried !== undefined && !each.needless);
  return [
    ...(untried.some(({ tooOften }) => tooOften) ? ['wait a while, as it was asked too often'] : []),
    ...(untried.some(({ tooOften }) => !tooOften) ? ['take the token of somebody who has what they need'] : []),
  ];
};

const options = {
  token: { type: 'string' },
  origin: { type: 'string' },
  'write-to': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const asked = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${usage}`, { cause: error });
  }
};

const main = async (): Promise<number> => {
  const { values, positionals } = asked();
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const [command, base = ''] = positionals;
  const token = values.token ?? process.env['CONNECT_TOKEN'];
  if (command !== 'verify' || !URL.canParse(base) || !token) throw new Error(usage);
  let last = '';
  const onFinding = (finding: Finding): void => {
    if (finding.call !== last) process.stdout.write(`${finding.call}\n`);
    last = finding.call;
    process.stdout.write(`${lineOf(finding)}\n`);
  };
  const pause = (milliseconds: number): Promise<void> => {
    process.stderr.write(`It is asked too often, and says to wait ${Math.ceil(milliseconds / 1000)} s…\n`);
    return waiting(milliseconds);
  };
  const { origin, 'write-to': writeTo } = values;
  const findings = await verify({ base, token, origin, writeTo, pause, ...(!values.json && { onFinding }) });
  const wrong = findings.filter(({ problem }) => problem !== null).length;
  const untried = findings.filter((each) => each.untried !== undefined).length;
  const advice = adviceOn(findings);
  const good = `${findings.length - wrong - untried} as in the contract, ${wrong} not`;
  const all = untried === 0 ? good : `${good}, ${untried} not tried`;
  const sum = advice.length === 0 ? all : `${all}: ${advice.join(', and ')}`;
  process.stdout.write(values.json ? `${JSON.stringify(findings)}\n` : `\n${sum}\n`);
  return wrong > 0 ? 1 : advice.length === 0 ? 0 : 2;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
