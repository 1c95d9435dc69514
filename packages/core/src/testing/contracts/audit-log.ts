import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { AuditEntry } from '../../domain/access/audit.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import { valueOf } from './answers.ts';

/** A super user's log, in which somebody has just written so much about a customer, and acted for them. */
export interface AuditLogFixture {
  readonly log: AuditLog;
  readonly customerNo: CustomerNo;
  readonly actorEmail: string;
}
interface Page {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}

/** How many writes the log of the fixture has of the customer, at least. */
export const auditedWrites = 55;

/** Laws of every `AuditLog`. */
export const auditLogContract = (name: string, make: () => Promise<AuditLogFixture>): void => {
  const of = (fields: Partial<Parameters<AuditLog['entries']>[0]> = {}) => ({
    filter: 'all' as const,
    customerNo: '',
    actorEmail: '',
    before: null,
    ...fields,
  });

  describe(`${name} is an AuditLog`, () => {
    test('it goes on a page at a time, without a gap, the last first', async () => {
      const { log, customerNo } = await make();
      const seen: AuditEntry[] = [];
      let before: string | null = null;
      do {
        const page: Page = valueOf(await log.entries(of({ customerNo, filter: 'writes', before })));
        expect(page.entries.length).toBeGreaterThan(0);
        seen.push(...page.entries);
        before = page.next;
      } while (before !== null);
      expect(seen.length).toBeGreaterThanOrEqual(auditedWrites);
      const times = seen.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    test('it is of one customer, or of one member of staff, where it is asked so', async () => {
      const { log, customerNo, actorEmail } = await make();
      const { entries: theirs } = valueOf(await log.entries(of({ customerNo })));
      expect(new Set(theirs.map(({ customer }) => customer?.no))).toEqual(new Set([customerNo]));
      const { entries: done } = valueOf(await log.entries(of({ actorEmail })));
      expect(new Set(done.map((entry) => entry.actorEmail))).toEqual(new Set([actorEmail]));
      expect(valueOf(await log.entries(of({ actorEmail: 'nobody@connect.example' }))).entries).toEqual([]);
    });

    test('starts and stops alone, and without what was only looked at', async () => {
      const { log, customerNo } = await make();
      const kindsOf = async (filter: 'starts' | 'writes') => {
        const { entries } = valueOf(await log.entries(of({ customerNo, filter })));
        return entries.map(({ kind, request }) => request?.method ?? kind);
      };
      expect(new Set(await kindsOf('starts'))).toEqual(new Set(['started', 'stopped']));
      expect(await kindsOf('writes')).not.toContain('GET');
    });
  });
};
