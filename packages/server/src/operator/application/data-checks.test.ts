import { describe, expect, it } from 'vitest';
import { dataChecks, examineData, type DataFacts } from './data-checks.ts';

const now = new Date('2026-11-23T10:00:00Z');
const well: DataFacts = {
  version: 'PostgreSQL 18',
  missingMigrations: [],
  unknownMigrations: [],
  now,
  administrators: 1,
  customers: 40,
  mailsWaiting: 2,
  mailsFailing: 0,
  auditChain: { links: 0, hash: '', brokenAt: null },
  keys: [{ name: 'Back office', expiresAt: null }],
};
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const unwell = (facts: Partial<DataFacts>) =>
  dataChecks({ ...well, ...facts }, [], now).filter(({ state }) => state !== 'ok');

describe('what the doctor says of the data', () => {
  it('nothing where all is well', () => {
    expect(unwell({})).toEqual([]);
  });

  it.each<[Partial<DataFacts>, string, string]>([
    [{ missingMigrations: ['019-x'] }, 'migrations', 'warning'],
    [{ unknownMigrations: ['999-x'], missingMigrations: ['019-x'] }, 'migrations', 'failed'],
    [{ now: new Date(now.getTime() - 6000) }, 'clock', 'warning'],
    [{ now: new Date(now.getTime() + 61_000) }, 'clock', 'failed'],
    [{ administrators: 0 }, 'administrators', 'warning'],
    [{ customers: 0 }, 'customers', 'warning'],
    [{ mailsFailing: 1 }, 'mails', 'failed'],
    [{ auditChain: { links: 7, hash: 'a', brokenAt: 3 } }, 'audit log', 'failed'],
    [{ keys: [{ name: 'Shop', expiresAt: inDays(13) }] }, 'keys', 'warning'],
  ])('%j is said, with what to do', (facts, name, state) => {
    expect(unwell(facts)).toEqual([{ name, state, found: expect.any(String), todo: expect.stringMatching(/\w+/) }]);
  });

  it('a key that ends later is well', () => {
    expect(unwell({ keys: [{ name: 'Shop', expiresAt: inDays(15) }] })).toEqual([]);
  });

  it('what does not answer is said, and the rest all the same', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED 192.0.2.1:5432'));
    const look = (found: Partial<Parameters<typeof examineData>[0]>) =>
      examineData({ readFacts: async () => well, countIndexes: async () => [], now: () => now, ...found });
    expect(await look({ readFacts: away, countIndexes: away })).toEqual([
      { name: 'database', state: 'failed', found: 'connect ECONNREFUSED 192.0.2.1:5432', todo: expect.any(String) },
    ]);
    const checks = await look({ countIndexes: away });
    expect(checks.slice(0, -1)).toEqual(dataChecks(well, [], now));
    expect(checks.at(-1)).toMatchObject({ name: 'search indexes', state: 'failed', todo: expect.any(String) });
  });

  it('an index with more or fewer documents than the database is not', () => {
    const checks = dataChecks(
      well,
      [
        { index: 'a', documents: 3, expected: 3 },
        { index: 'b', documents: 2, expected: 3 },
      ],
      now,
    );
    expect(checks.slice(-2).map(({ name, state }) => [name, state])).toEqual([
      ['index a', 'ok'],
      ['index b', 'failed'],
    ]);
  });
});
