import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { backupDays, healthStates } from './portal-health.ts';
import type { PortalHealth } from './portal-health.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toISOString();

const well: PortalHealth = {
  version: '1.0.0',
  database: 'PostgreSQL 17.5',
  search: { isThere: true, host: null, problem: null, waiting: 0, lagSeconds: 0 },
  mails: { areSent: true, host: null, waiting: 2, failing: 0, problem: null },
  signIn: { host: 'id.supplier.example', problem: null },
  webhooks: { endpoints: 2, failing: 0, waiting: 3, dead: 0 },
  imports: { running: 1, waiting: 0 },
  keysEndingSoon: [],
  lastBackupAt: daysAgo(1),
};
const stateOf = (part: keyof ReturnType<typeof healthStates>, change: Partial<PortalHealth>) =>
  healthStates({ ...well, ...change }, now)[part];

const counts = fc.nat({ max: 5 });
const problems = fc.option(fc.constant('does not answer'));
const healths: fc.Arbitrary<PortalHealth> = fc.record({
  version: fc.constant('1.0.0'),
  database: fc.constant('PostgreSQL 17.5'),
  search: fc.record({
    isThere: fc.boolean(),
    host: fc.constant(null),
    problem: problems,
    waiting: counts,
    lagSeconds: fc.nat({ max: 2000 }),
  }),
  mails: fc.record({
    areSent: fc.boolean(),
    host: fc.constant(null),
    waiting: counts,
    failing: counts,
    problem: problems,
  }),
  signIn: fc.record({ host: fc.constant(null), problem: problems }),
  webhooks: fc.record({ endpoints: counts, failing: counts, waiting: counts, dead: counts }),
  imports: fc.record({ running: counts, waiting: counts }),
  keysEndingSoon: fc.array(fc.constant('Shop'), { maxLength: 2 }),
  lastBackupAt: fc.option(fc.nat({ max: 20 }).map(daysAgo)),
});

describe('how the parts of the portal are (specification §administration)', () => {
  test('all are well where nothing waits too long', () => {
    expect(new Set(Object.values(healthStates(well, now)))).toEqual(new Set(['good']));
  });

  test.each([
    ['search', { search: { isThere: false, host: null, problem: null, waiting: 0, lagSeconds: 0 } }, 'bad'],
    ['search', { search: { isThere: true, host: null, problem: null, waiting: 9, lagSeconds: 29 } }, 'good'],
    ['search', { search: { isThere: true, host: null, problem: null, waiting: 9, lagSeconds: 30 } }, 'look'],
    ['search', { search: { isThere: true, host: null, problem: null, waiting: 9, lagSeconds: 600 } }, 'bad'],
    ['mails', { mails: { areSent: false, host: null, waiting: 0, failing: 0, problem: null } }, 'look'],
    ['mails', { mails: { areSent: true, host: null, waiting: 1, failing: 1, problem: null } }, 'bad'],
    ['mails', { mails: { areSent: true, host: null, waiting: 0, failing: 0, problem: 'ECONNREFUSED' } }, 'bad'],
    ['signIn', { signIn: { host: null, problem: null } }, 'good'],
    ['signIn', { signIn: { host: 'id.example', problem: 'answers 500' } }, 'bad'],
    ['webhooks', { webhooks: { endpoints: 1, failing: 0, waiting: 0, dead: 1 } }, 'look'],
    ['webhooks', { webhooks: { endpoints: 1, failing: 1, waiting: 0, dead: 0 } }, 'bad'],
    ['imports', { imports: { running: 0, waiting: 1 } }, 'look'],
    ['keysEndingSoon', { keysEndingSoon: ['Shop'] }, 'look'],
    ['lastBackupAt', { lastBackupAt: null }, 'look'],
    ['lastBackupAt', { lastBackupAt: daysAgo(backupDays) }, 'look'],
    ['lastBackupAt', { lastBackupAt: daysAgo(backupDays - 0.001) }, 'good'],
    ['search', { search: { isThere: true, host: null, problem: null, waiting: 9, lagSeconds: 599 } }, 'look'],
    ['mails', { mails: { areSent: false, host: null, waiting: 1, failing: 1, problem: null } }, 'bad'],
    ['webhooks', { webhooks: { endpoints: 1, failing: 1, waiting: 0, dead: 1 } }, 'bad'],
  ] as const)('%s of %j is %s', (part, change, state) => {
    expect(stateOf(part, change)).toBe(state);
  });

  test.prop([healths, healths])('one part says nothing of another', (one, other) => {
    const mixed = healthStates({ ...one, mails: other.mails }, now);
    expect(mixed).toEqual({ ...healthStates(one, now), mails: healthStates(other, now).mails });
  });
});
