import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';
import { createAttempts } from '../database/attempts.ts';
import { costLimits } from './cost-limiter.ts';

const priyas = 'priya@northgate.example';
let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  await data.database.deleteFrom('login_limits').execute();
});
afterAll(() => data.database.destroy());

/** As if so many had been let through already. */
const useUp = async (kind: string, text: string, attempts: number): Promise<void> => {
  const limit = { attempts, window: 600 };
  await createAttempts(data.database, () => portal.clock.now).count({ kind, text, limit });
  await data.database.updateTable('login_limits').set({ failures: attempts }).execute();
};
const answerOf = async (row: Call, request: TestRequest) => {
  const answer = await portal.call(row, request);
  return [answer.status, answer.headers.get('Retry-After')];
};
const list = (token: string) =>
  answerOf(calls.documentNumbers, { token, query: { show: 'both', q: '', from: '0', to: '9999999999' } });
const statement = (token: string, month = '2026-10') => answerOf(calls.statement, { token, params: { month } });

it('whoever has had too many lists is told when there are more, and has PDFs all the same', async () => {
  const token = await portal.tokenFor(priyas);
  const user = data.database.selectFrom('users').select('id').where('email', '=', priyas);
  await useUp('export', (await user.executeTakeFirstOrThrow()).id, costLimits.export.perUser.attempts - 1);
  expect(await list(token)).toEqual([200, null]);
  expect(await list(token)).toEqual([429, '600']);
  expect(await statement(token)).toEqual([200, null]);
  portal.clock.now = new Date(portal.clock.now.getTime() + 600_000);
  expect(await list(token)).toEqual([200, null]);
});

it('a company has as much together, whoever of it asks; another one is not held up', async () => {
  await useUp('pdf of a company', 'C10482', costLimits.pdf.perCompany.attempts - 1);
  const [priya, lee] = [await portal.tokenFor(priyas), await portal.tokenFor('lee@harbourworks.example')];
  expect(await statement(priya)).toEqual([200, null]);
  expect(await statement(priya)).toEqual([429, '600']);
  expect(await statement(lee)).toEqual([200, null]);
});

it('what is malformed counts for nobody', async () => {
  expect(await statement(await portal.tokenFor(priyas), 'never')).toEqual([400, null]);
  expect(await data.database.selectFrom('login_limits').select('key').where('key', 'like', 'pdf%').execute()).toEqual(
    [],
  );
});

it('every call that answers a file is counted', () => {
  for (const [name, row] of Object.entries<Call>(calls))
    if (row.answer === 'pdf' || row.answer === 'file') expect(row.costs, name).toBeDefined();
});

it('an administrator who has handed over too many files is told when there are more', async () => {
  const token = await portal.tokenFor('ada@connect.example');
  const user = data.database.selectFrom('users').select('id').where('email', '=', 'ada@connect.example');
  await useUp('import', (await user.executeTakeFirstOrThrow()).id, costLimits.import.perUser.attempts - 1);
  const body = { name: 'stock.csv', content: '', kind: null, map: null, dryRun: true };
  expect(await answerOf(calls.importFile, { token, body })).toEqual([422, null]);
  expect(await answerOf(calls.importFile, { token, body })).toEqual([429, '600']);
});
