import { calls } from '@connect/contract/calls';
import { bodyExamples } from '@connect/contract/body-examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
});
afterAll(() => data.database.destroy());

const idsIn = async (table: 'mail_jobs' | 'events') =>
  (await data.database.selectFrom(table).select('request_id').execute()).map(({ request_id: id }) => id);

describe('the id that an answer names (specification §log)', () => {
  it('is that of the mails and events which came of the request, two at once told apart', async () => {
    await data.database.deleteFrom('events').execute();
    const [priya, sam] = await Promise.all(
      ['priya', 'sam'].map((name) => portal.tokenFor(`${name}@northgate.example`)),
    );
    await data.database.deleteFrom('mail_jobs').execute();
    const answers = await Promise.all(
      [priya, sam].map((token) => portal.call(calls.contact, { token: token ?? '', body: bodyExamples.contact })),
    );
    const ids = answers.map(({ headers }) => headers.get('X-Request-Id')).toSorted();
    expect(new Set(ids).size).toBe(2);
    expect((await idsIn('events')).toSorted()).toEqual(ids);
    expect((await idsIn('mail_jobs')).toSorted()).toEqual(ids);
  });
});
