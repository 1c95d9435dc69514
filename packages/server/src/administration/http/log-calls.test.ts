import { calls } from '@connect/contract/calls';
import type { LogSetting } from '@connect/core/domain/administration/log-setting';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followLog } from '../../lifecycle/follow-log.ts';
import { logOf } from '../../lifecycle/host-of.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createLogBook } from '../application/log-book.ts';
import { createLogStore } from '../database/log-store.ts';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());
beforeEach(() => data.database.deleteFrom('portal_settings').where('name', '=', 'log').execute());

const read = async () => (await (await portal.call(calls.logSetting, { token })).json()) as LogSetting;
const set = async (choice: object | null, was?: LogSetting['chosen']) =>
  portal.call(calls.setLog, { token, body: { choice, was: was === undefined ? (await read()).chosen : was } });

describe('how much is logged (specification §log)', () => {
  it('is what an administrator set in every process, what was made of their logs among it, until the time is over', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    let time = portal.clock.now.getTime();
    const following = followLog(
      log,
      createLogBook(createLogStore(data.database), 'info', () => new Date(time)).current,
    );
    const mails = logOf(log, 'smtp://mail.example');
    const write = () => [log, mails].forEach((each) => each.debug('told'));
    write();
    expect((await set({ level: 'debug', minutes: 15 })).status).toBe(200);
    await following.take();
    write();
    expect(lines).toHaveLength(2);
    time += 15 * 60_000;
    await following.take();
    write();
    expect([lines.length, log.level, mails.level]).toEqual([2, 'info', 'info']);
    following.close();
  });

  it('stays as it is while the database does not answer', async () => {
    const log = pino({ level: 'warn' }, { write: () => undefined });
    const following = followLog(log, () => Promise.reject(new Error('away')));
    await following.take();
    expect(log.level).toBe('warn');
    following.close();
  });

  it('is not changed by who saw something else, but by who asks again', async () => {
    await set({ level: 'debug', minutes: 15 });
    expect((await set({ level: 'debug', minutes: 15 }, null)).status).toBe(200);
    expect((await set({ level: 'error', minutes: 60 }, null)).status).toBe(409);
    expect((await set({ level: 'debug', minutes: 60 }, null)).status).toBe(409);
    expect(await read()).toMatchObject({ usual: 'info', chosen: { level: 'debug' } });
  });

  it('is never nothing at all, and for no other time than those', async () => {
    for (const choice of [{ level: 'silent', minutes: 15 }, { level: 'debug', minutes: 99 }, { level: 'debug' }])
      expect((await set(choice)).status).toBe(400);
  });

  it('is in the audit log with what it was', async () => {
    await set({ level: 'debug', minutes: 15 });
    const until = (await read()).chosen?.until;
    await set(null);
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    expect(entries.slice(0, 2)).toMatchObject([
      {
        about: {
          changes: [
            { field: 'logLevel', before: 'debug', after: '' },
            { before: until, after: '' },
          ],
        },
      },
      {
        about: {
          changes: [
            { field: 'logLevel', before: '', after: 'debug' },
            { before: '', after: until },
          ],
        },
      },
    ]);
  });
});
