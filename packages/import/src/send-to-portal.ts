import { Run } from '@connect/contract/integration/runs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Answer, Send, Sending } from './import-files.ts';
import type { LateRefusals } from './sent-records.ts';
import { PortalRefused } from './portal-refused.ts';

/** A call of the portal, by its path: over the network, or to one in this process; whoever hands it in says who calls, and in its errors what to do. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

const Refusal = v.object({ line: v.number(), path: v.string(), reason: v.string() });
const Refused = v.object({ message: v.string() });
const LateRefusal = v.object({
  kind: v.string(),
  run: v.string(),
  line: v.number(),
  key: v.nullable(v.string()),
  path: v.string(),
  reason: v.string(),
});

/** The lines of an answer as they come. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const pauses = [500, 2000, 8000];

/** What passes by itself: nobody answers, or somebody is too busy. */
const isPassing = (response: Response): boolean => [429, 502, 503, 504].includes(response.status);

/** Calls again where that may help: a run knows the lines it has, so that none is taken twice. */
const callAgain = async (call: Call, path: string, init?: RequestInit): Promise<Response> => {
  for (const pause of [...pauses, null]) {
    try {
      const response = await call(path, init);
      if (pause === null || !isPassing(response)) return response;
    } catch (error) {
      if (pause === null) throw new PortalRefused(error instanceof Error ? error.message : String(error));
    }
    await setTimeout(pause);
  }
  throw new Error('unreachable');
};

const answered = async (response: Response, at: number | null = null): Promise<Response> => {
  if (response.ok) return response;
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), await response.text());
  throw new PortalRefused(
    `The portal answered ${response.status}${body.success ? `: ${body.output.message}` : ''}`,
    at,
  );
};

/** What is said of records that take the place of those there are. */
export interface Replacing {
  /** The number that may be taken away though it is more than goes unasked. */
  readonly confirm: number | null;
}

const stepsOf = (path: string): readonly (string | number)[] =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const counted = ['accepted', 'unchanged', 'waiting'] as const;

/** Sends records to the integration API, some at a time: one run for each kind. */
export const sendToPortal =
  (call: Call, { dryRun, replace }: { readonly dryRun: boolean; readonly replace: Replacing | null }): Send =>
  (kind): Sending => {
    const id = randomUUID();
    let sent = 0;
    /** Lines of the run that are no records: from which on, and how many. */
    const refusedBlocks: { readonly from: number; readonly count: number }[] = [];
    let run: Run | null = null;
    const sendBody = (body: string, query: Readonly<Record<string, string>>): Promise<Response> => {
      const parameters = new URLSearchParams({
        run: id,
        ...query,
        ...(dryRun && { dryRun: 'true' }),
        ...(replace && { replace: 'true' }),
      });
      const headers = { 'Content-Type': 'application/x-ndjson' };
      return callAgain(call, `/api/integration/v1/${kind}?${parameters.toString()}`, { method: 'PUT', headers, body });
    };
    const runOf = async (response: Response): Promise<Run> => v.parse(Run, await response.json());
    /** Sends records of a batch from one on. What the portal breaks at is found by halves, so that it can be named. */
    const sendFrom = async (first: number, at: number, records: readonly object[]): Promise<Run> => {
      const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
      const response = await sendBody(body, { from: String(first + at), more: 'true' });
      if (response.status !== 500 || records.length === 1)
        return runOf(await answered(response, response.status === 500 ? at : null));
      const half = Math.ceil(records.length / 2);
      await sendFrom(first, at, records.slice(0, half));
      return sendFrom(first, at + half, records.slice(half));
    };
    /** What of the lines from one on was refused. */
    const refusedFrom = async (first: number): Promise<Answer['refused']> => {
      const response = await answered(await callAgain(call, `/api/integration/v1/runs/${id}/refusals?from=${first}`));
      const refused: Answer['refused'][number][] = [];
      for await (const text of linesOf(response)) {
        const { line, path, reason } = v.parse(Refusal, JSON.parse(text));
        refused.push({ at: line - first, path: stepsOf(path), reason });
      }
      return refused;
    };
    const lateRefusals = async (): Promise<LateRefusals> => {
      const response = await answered(await callAgain(call, `/api/integration/v1/runs/${id}/late-refusals`));
      const late: LateRefusals[number][] = [];
      for await (const text of linesOf(response)) {
        const { run: of, line, path, ...each } = v.parse(LateRefusal, JSON.parse(text));
        const before = refusedBlocks.reduce((lines, block) => lines + (block.from < line ? block.count : 0), 0);
        late.push({ ...each, path: stepsOf(path), at: of === id ? line - 1 - before : null });
      }
      return late;
    };
    const finish = async (query: Readonly<Record<string, string>>): Promise<Run> => {
      const response = await sendBody('', query);
      if (response.status !== 409) return runOf(await answered(response));
      // Called again, as the answer was lost, it is finished already.
      const known = await callAgain(call, `/api/integration/v1/runs/${id}`);
      const ended = known.ok ? await runOf(known) : null;
      return ended?.state === 'finished' ? ended : runOf(await answered(response));
    };
    return {
      runId: () => (run === null ? null : id),
      async send(records, places) {
        const first = sent + 1;
        const before = run;
        const placed = records.map((record, at) => (places[at] ? { $at: places[at], ...record } : record));
        const now = await sendFrom(first, 0, placed);
        run = now;
        sent += records.length;
        const [accepted = 0, unchanged = 0, waiting = 0] = counted.map((name) => now[name] - (before?.[name] ?? 0));
        const refused = now.refused > (before?.refused ?? 0) ? await refusedFrom(first) : [];
        return { accepted, unchanged, waiting, refused };
      },
      async refuse(refused) {
        run = await sendFrom(sent + 1, 0, refused);
        refusedBlocks.push({ from: sent + 1, count: refused.length });
        sent += refused.length;
      },
      async end(isWhole) {
        if (run === null) return { removed: 0, toConfirm: null, late: [] };
        // What was left out here would be taken away there: the run ends, and removes nothing.
        if (replace && !isWhole) {
          await finish({ confirm: '0' });
          return { removed: 0, toConfirm: null, late: await lateRefusals() };
        }
        const confirmed = replace?.confirm ?? null;
        const { state, removed, wouldRemove } = await finish(confirmed === null ? {} : { confirm: String(confirmed) });
        return {
          removed,
          toConfirm: state === 'unconfirmed' ? wouldRemove : null,
          late: await lateRefusals(),
        };
      },
    };
  };
