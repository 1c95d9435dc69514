import { Run } from '@connect/contract/integration/runs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Answer, Send, Sending } from './import-files.ts';

/** A call of the portal, by its path: over the network, or to one in this process; whoever hands it in says who calls. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** The portal cannot be reached, or takes nothing of this sender: what to do is part of it. */
export class PortalRefused extends Error {
  override readonly name = 'PortalRefused';
}

const Refusal = v.object({ line: v.number(), path: v.string(), reason: v.string() });
const Refused = v.object({ message: v.string() });

const pauses = [500, 2000, 8000];

/** What passes by itself: nobody answers, or somebody is too busy. */
const isPassing = (response: Response): boolean => [429, 502, 503, 504].includes(response.status);

/** Calls again where that may help: a run knows the lines it has, so that none is taken twice. */
const callAgain = async (call: Call, path: string, init?: RequestInit): Promise<Response> => {
  for (const pause of [...pauses, null]) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const response = await call(path, init);
      if (pause === null || !isPassing(response)) return response;
    } catch (error) {
      if (pause === null) throw new PortalRefused(`The portal cannot be reached: ${String(error)}`);
    }
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pause);
  }
  throw new Error('unreachable');
};

const answered = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), await response.text());
  throw new PortalRefused(`The portal answered ${response.status}${body.success ? `: ${body.output.message}` : ''}`);
};

const stepsOf = (path: string): readonly (string | number)[] =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const counted = ['accepted', 'unchanged', 'waiting'] as const;

/** Sends records to the integration API, some at a time: one run for each kind. */
export const sendToPortal =
  (call: Call, { dryRun }: { readonly dryRun: boolean }): Send =>
  (kind): Sending => {
    const id = randomUUID();
    let sent = 0;
    let run: Run | null = null;
    const put = async (body: string, query: Readonly<Record<string, string>>): Promise<Run> => {
      const said = new URLSearchParams({ run: id, ...query, ...(dryRun && { dryRun: 'true' }) });
      const path = `/api/integration/v1/${kind}?${said.toString()}`;
      const headers = { 'Content-Type': 'application/x-ndjson' };
      const response = await callAgain(call, path, { method: 'PUT', headers, body });
      return v.parse(Run, await (await answered(response)).json());
    };
    /** What of the lines from one on was refused. */
    const refusedFrom = async (first: number): Promise<Answer['refused']> => {
      const response = await answered(await callAgain(call, `/api/integration/v1/runs/${id}/refusals?from=${first}`));
      const lines = (await response.text()).split('\n').filter((line) => line !== '');
      return lines
        .map((line) => v.parse(Refusal, JSON.parse(line)))
        .filter(({ line }) => line >= first)
        .map(({ line, path, reason }) => ({ at: line - first, path: stepsOf(path), reason }));
    };
    return {
      async send(records) {
        const first = sent + 1;
        const before = run;
        const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
        const now = await put(body, { from: String(first), more: 'true' });
        run = now;
        sent += records.length;
        const [accepted = 0, unchanged = 0, waiting = 0] = counted.map((name) => now[name] - (before?.[name] ?? 0));
        const refused = now.refused > (before?.refused ?? 0) ? await refusedFrom(first) : [];
        return { accepted, unchanged, waiting, refused };
      },
      async end() {
        if (run !== null) await put('', {});
      },
    };
  };
