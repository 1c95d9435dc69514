import { call } from '@connect/contract/call';
import { EventsQuery } from '@connect/contract/integration/events';
import { keyFrom, type Kind } from '@connect/contract/integration/kinds';
import { KindName, RefusalsQuery, RunId, SendingQuery } from '@connect/contract/integration/runs';
import type { Scope } from '@connect/contract/operator/scope';
import { Hono, type Context } from 'hono';
import { stream } from 'hono/streaming';
import * as v from 'valibot';
import type { ReadFeed } from '../../events/application/read-feed.ts';
import type { Environment } from '../../http/environment.ts';
import type { IsOperator } from '../../http/from-operator.ts';
import { noQuery, noTextPaths, parsedQuery } from '../../http/parse-request.ts';
import { refuse, refuseFault } from '../../http/serve.ts';
import type { AuditLog } from '../../staff/application/audit-log.ts';
import { statusOf } from '../../http/status.ts';
import { internalError, malformed, malformedJson, notFound, type Refusal } from '../../refusal.ts';
import type { Run, RunStore } from '../application/run-store.ts';
import { BrokenOff, MayNotGoOn, type SendRecords } from '../application/send-records.ts';
import type { AuthenticateSender, Sender } from '../application/sender.ts';
import { BrokenBody, bodyOf, bodyRefusal, HungUp, readOn } from './read-body.ts';
import { readLines } from './read-lines.ts';

interface Parts {
  readonly authenticate: AuthenticateSender;
  /** Whoever runs the portal may everything. */
  readonly isOperator: IsOperator;
  /** Carries out a call, and keeps it in the audit log. */
  readonly auditedAs: AuditLog['auditedAs'];
  readonly addressOf: (context: Context<Environment>) => string;
  readonly sendRecords: SendRecords;
  readonly removeRecord: (kind: Kind, key: string) => Promise<boolean>;
  readonly runs: RunStore;
  readonly readFeed: ReadFeed;
}

type Answering = Context<Environment>;

/** Answers records line by line, as they come from the database. */
const ndjson = (context: Answering, records: AsyncIterable<object>): Response => {
  context.header('Content-Type', 'application/x-ndjson');
  context.header('Cache-Control', 'no-store');
  return stream(context, async (answer) => {
    for await (const record of records) await answer.write(`${JSON.stringify(record)}\n`);
  });
};

/** Why a run broke off, where it is not for a fault of the server, and where it goes on; null where it is. */
const breakRefusal = ({ runId, line, cause }: BrokenOff): Refusal | null => {
  const taken = `What came before it was taken by run ${runId}, which goes on with line ${line}.`;
  if (cause instanceof BrokenBody) return { ...malformedJson, message: `${cause.message}. ${taken}` };
  return cause instanceof MayNotGoOn ? { ...cause.refusal, message: `${cause.refusal.message} ${taken}` } : null;
};

const reportOf = (runId: string): string => `${prefix}/runs/${runId}`;
/** Where the run is that a refusal names, if it names one. */
const locationOf = ({ values }: Refusal): Readonly<Record<string, string>> =>
  values?.['run'] === undefined ? {} : { Location: reportOf(String(values['run'])) };

/** Refuses a sending of which not all may have been read: the connection ends unless that can be made up for. */
const refuseBody = async (context: Answering, refusal: Refusal, headers: Readonly<Record<string, string>> = {}) => {
  const isOver = await readOn(context.req.raw);
  return refuse(context, refusal, { headers: isOver ? headers : { ...headers, Connection: 'close' } });
};

const prefix = '/api/integration/v1';
const operator: Sender = { name: 'Operator' };
const methodOf = ({ method }: { readonly method: string }) =>
  method === 'PUT' || method === 'DELETE' ? method : 'GET';
const noStore = { 'Cache-Control': 'no-store' };

/**
 * The integration API: a supplier's own data in, kind by kind, and out again as they were taken. Apart from the
 * portal's calls, as its bodies have no end, and its callers are machines with keys.
 */
export const createIntegrationApp = ({
  authenticate,
  isOperator,
  auditedAs,
  addressOf,
  sendRecords,
  removeRecord,
  runs,
  readFeed,
}: Parts): Hono<Environment> => {
  const app = new Hono<Environment>();

  /** Carries a call out, and keeps it in the audit log under a name. */
  const kept = ({ req }: Answering, name: string, carryOut: () => Promise<Response>): Promise<Response> => {
    const path = prefix + new URL(req.url).pathname;
    const row = call({ method: methodOf(req), path, summary: '', access: 'public', answer: 'none' });
    const shown = (response: Response | null) => response?.status ?? statusOf(internalError);
    return auditedAs(name, { row, path, customerNo: undefined, outcome: () => null, shown }, carryOut);
  };
  /** The same of what is let in: of a run in many parts, and of the feed, those that begin it, and not what the operator reads. */
  const audited = (
    context: Answering,
    sender: Sender,
    name: string,
    answer: (sender: Sender) => Promise<Response> | Response,
  ): Promise<Response> => {
    const carryOut = async () => answer(sender);
    const method = methodOf(context.req);
    const goesOn =
      method === 'PUT' ? Number(context.req.query('from') ?? 1) > 1 : context.req.query('after') !== undefined;
    return goesOn || (method === 'GET' && sender === operator) ? carryOut() : kept(context, name, carryOut);
  };
  /** Answers whoever may do what the scope says, and asks for nothing but what the schema `query` knows; `route` is what the log has. */
  const allowed = async <Query extends v.GenericSchema>(
    context: Answering,
    {
      route,
      query,
      ...scopes
    }: { readonly route: string; readonly query: Query; readonly scope: Scope; readonly orScope?: Scope },
    carryOut: (sender: Sender, asked: v.InferOutput<Query>) => Promise<Response> | Response,
  ): Promise<Response> => {
    const answer = (sender: Sender) => {
      const asked = parsedQuery(query, context.req);
      return asked.ok ? carryOut(sender, asked.value) : refuse(context, asked.refusal);
    };
    context.env.trace.route = prefix + route;
    if (isOperator(context)) return audited(context, operator, operator.name, answer);
    const authorization = context.req.header('Authorization');
    const sender = await authenticate({ authorization, address: addressOf(context), ...scopes });
    if (!sender.ok) {
      const { refusal, keptAs } = sender.refusal;
      const turnAway = async () => refuse(context, refusal);
      return keptAs === null ? turnAway() : kept(context, keptAs, turnAway);
    }
    return audited(context, sender.value, `Key ${sender.value.name}`, answer);
  };
  const ofKind = <Query extends v.GenericSchema>(
    context: Answering,
    { act, query }: { readonly act: 'read' | 'write'; readonly query: Query },
    answer: (kind: Kind, sender: Sender, asked: v.InferOutput<Query>) => Promise<Response> | Response,
  ): Promise<Response> | Response => {
    const kind = v.safeParse(KindName, context.req.param('kind'));
    if (!kind.success) return refuse(context, notFound);
    return allowed(context, { route: '/{kind}', scope: `${act}:${kind.output}`, query }, (sender, asked) =>
      answer(kind.output, sender, asked),
    );
  };
  /** A run is told to whoever may read or send its kind. */
  const ofRun = async <Query extends v.GenericSchema>(
    context: Answering,
    { route, query }: { readonly route: string; readonly query: Query },
    answer: (run: Run, asked: v.InferOutput<Query>) => Response,
  ): Promise<Response> => {
    const id = v.safeParse(RunId, context.req.param('id'));
    const run = id.success ? await runs.find(id.output) : null;
    const scopes = run
      ? ({ scope: `write:${run.kind}`, orScope: `read:${run.kind}` } as const)
      : ({ scope: 'read:*', orScope: 'write:*' } as const);
    return allowed(context, { route, ...scopes, query }, (_, asked) =>
      run ? answer(run, asked) : refuse(context, notFound),
    );
  };

  app.get('/runs', (context) =>
    allowed(context, { route: '/runs', scope: 'read:*', query: noQuery }, async () =>
      context.json({ data: await runs.list() }, 200, noStore),
    ),
  );
  app.get('/events', (context) =>
    allowed(context, { route: '/events', scope: 'read:events', query: EventsQuery }, async (sender, asked) => {
      const { after = null, limit, wait } = asked;
      const page = await readFeed({ after, limit, wait, gone: context.req.raw.signal });
      // The key may have been revoked while it waited.
      const over = await sender.lookAgain?.();
      if (over) return refuse(context, over);
      return page.ok ? context.json(page.value, 200, noStore) : refuse(context, page.refusal);
    }),
  );
  app.get('/waiting', (context) =>
    allowed(context, { route: '/waiting', scope: 'read:*', query: noQuery }, () => ndjson(context, runs.waiting())),
  );
  app.get('/runs/:id', (context) =>
    ofRun(context, { route: '/runs/{id}', query: noQuery }, (run) => context.json(run, 200, noStore)),
  );
  app.get('/runs/:id/refusals', (context) =>
    ofRun(context, { route: '/runs/{id}/refusals', query: RefusalsQuery }, ({ id }, { from }) =>
      ndjson(context, runs.refusals(id, from)),
    ),
  );
  app.get('/runs/:id/late-refusals', (context) =>
    ofRun(context, { route: '/runs/{id}/late-refusals', query: noQuery }, ({ id }) =>
      ndjson(context, runs.lateRefusals(id)),
    ),
  );
  app.get('/:kind', (context) =>
    ofKind(context, { act: 'read', query: noQuery }, (kind) => ndjson(context, runs.records(kind))),
  );
  app.put('/:kind', (context) =>
    ofKind(context, { act: 'write', query: SendingQuery }, async (kind, sender, asked) => {
      const unread = bodyRefusal(context.req.raw.headers);
      if (unread) return refuseBody(context, unread);
      const { run = null, from, more, replace, confirm = null, dryRun } = asked;
      if (replace && dryRun)
        return refuse(context, malformed({ dryRun: ['cannot tell what replace would remove: nothing is kept of it'] }));
      const sending = { kind, runId: run, by: sender, from, more, replace, confirm, dry: dryRun };
      let answered: Awaited<ReturnType<SendRecords>>;
      try {
        answered = await sendRecords(sending, (first) => readLines(kind, bodyOf(context.req.raw), first));
      } catch (error) {
        // Nobody reads this: it is for the logs (nginx calls it a closed request).
        if (error instanceof BrokenOff && error.cause instanceof HungUp) return new Response(null, { status: 499 });
        const refusal = error instanceof BrokenOff ? breakRefusal(error) : null;
        if (!(error instanceof BrokenOff) || !refusal) throw error;
        return refuseBody(context, refusal, { Location: reportOf(error.runId) });
      }
      return answered.ok
        ? context.json(answered.value, 200, noStore)
        : refuseBody(context, answered.refusal, locationOf(answered.refusal));
    }),
  );
  app.delete('/:kind/:key', (context) =>
    ofKind(context, { act: 'write', query: noQuery }, async (kind) => {
      const key = context.req.param('key') ?? '';
      const isRemoved = noTextPaths(key, 'key').length === 0 && (await removeRecord(kind, keyFrom(kind, key)));
      return isRemoved ? context.body(null, 204) : refuse(context, notFound);
    }),
  );
  app.notFound((context) => refuse(context, notFound));
  app.onError((error, context) =>
    refuseFault(context, error instanceof BrokenOff && error.cause instanceof Error ? error.cause : error),
  );
  return app;
};
