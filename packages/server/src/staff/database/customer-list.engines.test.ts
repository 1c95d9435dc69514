import { calls } from '@connect/contract/calls';
import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import type { Money } from '@connect/core/domain/money/money';
import { customerFilters, customerPageSize, customerSorts } from '@connect/core/domain/account/managed-customer';
import { holdsEveryWord } from '@connect/core/domain/search/words';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** Names that are alike, with accents, letters of their own, and what a pattern would take for more than itself. */
const names = ['Aldgate', 'aldgate', 'Ésk & Sons', 'Łódź 100%', 'O_Neil', 'Back\\slash', 'Aldgate Østerbro', 'Straße'];
const terms = [null, '7 Days Net', '14 Days Net', '30 Days EOM', 'Cash'];

/** More customers than a page holds, in every combination the list tells apart. */
const madeUp = Array.from({ length: 90 }, (_, index) => ({
  no: `X${String((index * 37) % 90).padStart(3, '0')}`,
  name: `${names[index % names.length]}${index % 3 === 0 ? ` ${index}` : ''}`,
  address: '',
  address_2: '',
  city: '',
  county: '',
  post_code: ['LS9 7DN', 'BT3 9DT', '00-950'][index % 3] ?? '',
  country: '',
  vat_registration_no: '',
  // None is the supplier's own, pounds.
  currency_code: ['GBP', 'EUR', ''][Math.floor(index / 4) % 3] ?? '',
  terms_code: terms[index % terms.length] ?? null,
  terms_description: terms[index % terms.length] ?? null,
  terms_due_date_calculation: null,
  terms_discount_date_calculation: null,
  credit_limit: (index % 4) * 3_000_000_00,
  balance: (index % 5) * 2_700_000_00 * (index % 7 === 0 ? -1 : 1),
  outstanding_orders_value: 0,
  given_blocked: index % 6 === 0,
  given_manager_id: null,
}));

describe.each(engines)('the list of My Customers, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'whatever it is asked for', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let portal: TestPortal;
    let token: string;
    let everybody: Map<string, { text: string; overdue: Money }>;

    const page = async (query: Record<string, string>) => {
      const answer = await portal.call(calls.managedCustomers, { token, query });
      return v.parse(calls.managedCustomers.answer, await answer.json());
    };
    const all = async (query: Record<string, string>): Promise<ListedCustomer[]> => {
      const first = await page(query);
      const pages = [first.data];
      while (pages.length * customerPageSize < first.total)
        pages.push((await page({ ...query, page: String(pages.length + 1) })).data);
      expect(pages.slice(0, -1).every(({ length }) => length === customerPageSize)).toBe(true);
      expect(pages.flat()).toHaveLength(first.total);
      return pages.flat();
    };

    beforeAll(async () => {
      data = await open();
      await data.database.insertInto('customers').values(madeUp).execute();
      portal = createTestPortal(data);
      token = await portal.tokenFor('morgan@connect.example');
      const rows = await data.database.selectFrom('customers').select(['no', 'name', 'post_code']).execute();
      everybody = new Map();
      for (const { no, name, post_code: postCode } of rows) {
        const answer = await portal.call(calls.managedCustomer, { token, params: { no } });
        const { overdue } = v.parse(calls.managedCustomer.answer, await answer.json());
        everybody.set(no, { text: `${name} ${no} ${postCode} ${postCode.replaceAll(' ', '')}`, overdue });
      }
    });
    afterAll(() => data?.close());

    const query = fc.record({
      q: fc.constantFrom(
        '',
        '',
        'aldg',
        'ALDGATE x0',
        'esk',
        'sons &',
        'lodz',
        '100%',
        '_',
        '\\',
        'ls97dn',
        '7dn',
        'gate 9',
        'strasse',
        'C10',
        '%',
      ),
      filter: fc.constantFrom(...customerFilters),
      sort: fc.constantFrom(...customerSorts),
      direction: fc.constantFrom('asc', 'desc'),
    });
    const law =
      (check: (asked: { q: string; filter: string; sort: string; direction: string }) => Promise<void>) => () =>
        fc.assert(fc.asyncProperty(query, check), { numRuns: 60 });

    it(
      'its pages part everybody who is found: nobody twice, nobody left out',
      law(async (asked) => {
        const matches = (customer: ListedCustomer): boolean => {
          const { creditLimit, totalOwed } = customer;
          const known = everybody.get(customer.no);
          const filters = {
            all: true,
            blocked: customer.isBlocked,
            overdue: (known?.overdue.minor ?? 0) > 0,
            'near-limit': totalOwed.minor > 0 && totalOwed.minor >= creditLimit.minor * 0.9,
          };
          return (
            holdsEveryWord(known?.text ?? '', asked.q) && filters[v.parse(v.picklist(customerFilters), asked.filter)]
          );
        };
        const found = await all(asked);
        const expected = (await all({})).filter(matches);
        expect(found.map(({ no }) => no).toSorted()).toEqual(expected.map(({ no }) => no).toSorted());
      }),
    );

    it(
      'it goes by what it is sorted by, those without terms last; what is alike always in the same order',
      law(async (asked) => {
        const found = await all(asked);
        const keys = found.map((customer): string | number | null => {
          switch (asked.sort) {
            case 'credit_limit':
              return customer.creditLimit.minor;
            case 'balance':
              return customer.totalOwed.minor;
            case 'terms':
              return /^\d+/.test(customer.termsDescription ?? '')
                ? Number.parseInt(customer.termsDescription ?? '', 10)
                : null;
            case 'no':
              return customer.no;
            default:
              return customer.name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l');
          }
        });
        const agreed = keys.filter((key) => key !== null);
        expect(keys.slice(0, agreed.length)).toEqual(agreed);
        // Amounts are compared within a currency.
        const groups = ['credit_limit', 'balance'].includes(asked.sort)
          ? found.map((customer) => customer.currencyCode || 'GBP')
          : found.map(() => '');
        expect(groups).toEqual(groups.toSorted());
        agreed.slice(1).forEach((key, index) => {
          const before = agreed[index] ?? key;
          if (groups[index] !== groups[index + 1]) return;
          expect(asked.direction === 'asc' ? before <= key : before >= key).toBe(true);
        });
        expect(await all(asked)).toEqual(found);
      }),
    );

    it('every filter finds some, and not all', async () => {
      const total = everybody.size;
      for (const filter of customerFilters.filter((name) => name !== 'all')) {
        const found = await page({ filter });
        expect([found.total > 0, found.total < total]).toEqual([true, true]);
      }
    });

    it('a page behind the last is empty, with the same total', async () => {
      const first = await page({});
      expect(await page({ page: '9999999' })).toEqual({ data: [], total: first.total });
    });
  });
});
