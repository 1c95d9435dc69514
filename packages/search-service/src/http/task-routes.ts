import { Hono } from 'hono';
import type { Context } from 'hono';
import { invalid, notFound, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Task } from '../tasks/task.ts';
import { allow, answer, queryList, queryNumber, refused } from './context.ts';
import type { Parts } from './context.ts';

const STATUSES = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'];
const TYPES = [
  'indexCreation',
  'indexUpdate',
  'indexDeletion',
  'documentAdditionOrUpdate',
  'documentDeletion',
  'settingsUpdate',
];

/** Looking tasks up. */
export function taskRoutes(parts: Parts): Hono {
  const app = new Hono();
  app.get('/tasks/:uid', (c) => {
    const access = allow(parts, c, 'tasks.get');
    if (!access.ok) return refused(c, access.refusal);
    const text = c.req.param('uid');
    if (!/^\d{1,15}$/.test(text)) {
      const message = `Invalid value in parameter \`task_uid\`: could not parse \`${text}\` as a positive integer`;
      return refused(c, { status: 400, type: 'invalid_request', code: 'bad_request', message });
    }
    const task = parts.tasks.get(Number(text));
    const visible = !task.ok || access.value.allows(task.value.indexUid ?? '');
    return answer(c, visible ? task : notFound('task_not_found', `Task \`${text}\` not found.`));
  });
  app.get('/tasks', (c) => {
    const parameters = ['limit', 'from', 'uids', 'statuses', 'types', 'indexUids'];
    const access = allow(parts, c, 'tasks.get', parameters);
    if (!access.ok) return refused(c, access.refusal);
    const { allows } = access.value;
    return answer(
      c,
      listTasks(
        c,
        parts.tasks.list().filter((task) => allows(task.indexUid ?? '')),
      ),
    );
  });
  return app;
}

function listTasks(c: Context, tasks: readonly Task[]): Result<object> {
  const limit = queryNumber(c, 'limit', 20, 'invalid_task_limit');
  if (!limit.ok) return limit;
  const from = queryNumber(c, 'from', Number.MAX_SAFE_INTEGER, 'invalid_task_from');
  if (!from.ok) return from;
  const statuses = oneOf(c, 'statuses', STATUSES, 'invalid_task_statuses');
  if (!statuses.ok) return statuses;
  const types = oneOf(c, 'types', TYPES, 'invalid_task_types');
  if (!types.ok) return types;
  const uids = queryList(c, 'uids');
  const wrongUid = uids?.find((uid) => !/^\d{1,15}$/.test(uid));
  if (wrongUid !== undefined) {
    return invalid(
      'invalid_task_uids',
      `Invalid value in parameter \`uids\`: could not parse \`${wrongUid}\` as a positive integer`,
    );
  }
  const indexUids = queryList(c, 'indexUids');
  const wanted = tasks.filter(
    (task) =>
      (statuses.value?.includes(task.status) ?? true) &&
      (types.value?.includes(task.type) ?? true) &&
      (uids?.includes(String(task.uid)) ?? true) &&
      (indexUids?.includes(task.indexUid ?? '') ?? true),
  );
  const reachable = wanted.filter((task) => task.uid <= from.value);
  const results = reachable.slice(0, limit.value);
  return ok({
    results,
    total: wanted.length,
    limit: limit.value,
    from: results[0]?.uid ?? null,
    next: reachable[limit.value]?.uid ?? null,
  });
}

function oneOf(c: Context, name: string, known: readonly string[], code: string): Result<string[] | undefined> {
  const values = queryList(c, name);
  const stranger = values?.find((value) => !known.includes(value));
  if (stranger === undefined) return ok(values);
  const expected = known.map((value) => `\`${value}\``).join(', ');
  return invalid(
    code,
    `Invalid value in parameter \`${name}\`: \`${stranger}\` is not a valid value. Available values are ${expected}.`,
  );
}
