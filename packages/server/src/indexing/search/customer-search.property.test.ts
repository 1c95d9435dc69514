import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, idsOf } from '@connect/search-service/testing/build-index';
import { startsOf } from '../database/customer-documents.ts';
import { customerSettings } from './index-settings.ts';

interface Named {
  readonly no: string;
  readonly name: string;
  readonly post_code: string;
}

const indexOf = (customers: readonly Named[]) =>
  buildIndex(
    customers.map(({ post_code, ...customer }) => ({
      id: customer.no,
      ...customer,
      address: { post_code },
      account_manager: null,
      starts: startsOf({ ...customer, post_code }),
    })),
    customerSettings,
  );

const find = (customers: readonly Named[], q: string): unknown[] =>
  idsOf(indexOf(customers), { q, matchingStrategy: 'all' });

const northgate = { no: 'C10482', name: 'Northgate Site Supplies', post_code: 'LS9 7DN' };
const others = [
  { no: 'C20915', name: 'Harbour Works', post_code: '04101' },
  { no: 'C10501', name: 'Pennine Scaffolding Ltd', post_code: 'HU3 4AE' },
  { no: 'C10514', name: 'Östlund & Sørensen Nautical Sales Service', post_code: 'BT3 9DT' },
];
const all = [...others, northgate];

describe('the customer search finds Northgate Site Supplies, C10482, LS9 7DN', () => {
  it.each(['Northgate', 'NORTH', 'supplies', 'site sup', 'nor sup', 'n s s', 'nss', 'ns', 'northgate'])(
    'by what its name begins with: %s',
    (q) => expect(find(all, q)).toContain('C10482'),
  );
  it.each(['northgte', 'nrothgate', 'northgatr sup', 'site suplies'])('with a typo: %s', (q) =>
    expect(find(all, q)).toEqual(['C10482']),
  );
  it.each(['C10482', 'c104', '10482', '104', 'LS9 7DN', 'ls97dn', 'LS9', 'ls97', 'northgate ls9'])(
    'by number and post code, with and without what stands between: %s',
    (q) => expect(find([northgate, others[0] ?? northgate], q)).toEqual(['C10482']),
  );
  it.each(['C10483', 'C1048 2', '10483', 'LS9 7DM', 'ls97dm', 'nsx', 'zorthgate works'])(
    'but not with a typo in a number, a post code or initials: %s',
    (q) => expect(find(all, q)).not.toContain('C10482'),
  );
  it('with or without accents', () => {
    for (const q of ['ostlund', 'ÖSTLUND', 'Östlund & S', 'osnss', 'sorensen', 'SØR', 'sor naut'])
      expect(find(all, q)).toEqual(['C10514']);
  });
});

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvw'), minLength: min, maxLength: max });
const names = fc.array(letters(2, 11), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const customers = fc
  .array(fc.record({ name: names, post_code: fc.constantFrom('LS9 7DN', 'HU3 4AE', '04101', '00-950') }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.map((row, index) => ({ ...row, no: `C${10_000 + index}` })));
const customersAndOne = customers.chain((rows) =>
  fc.record({ rows: fc.constant(rows), one: fc.constantFrom(...rows) }),
);

describe('whoever the customers are', () => {
  it('beginnings of words of a name, in order, find it', () => {
    fc.assert(
      fc.property(customersAndOne, fc.array(fc.nat(10), { minLength: 4, maxLength: 4 }), ({ rows, one }, lengths) => {
        const typed = one.name.split(' ').map((word, index) => word.slice(0, 1 + (lengths[index] ?? 0)));
        expect(find(rows, typed.join(' '))).toContain(one.no);
      }),
    );
  });

  it('so do beginnings of its initials', () => {
    fc.assert(
      fc.property(customersAndOne, fc.integer({ min: 1, max: 4 }), ({ rows, one }, length) => {
        const initials = one.name.split(' ').map((word) => word[0]);
        expect(find(rows, initials.slice(0, length).join(''))).toContain(one.no);
      }),
    );
  });

  it('so does a word of five letters or more with two letters swapped, a letter missing or one too many', () => {
    const typo = fc.record({
      at: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom('swapped', 'missing', 'too many'),
    });
    const word = fc.tuple(letters(6, 11), customers);
    fc.assert(
      fc.property(word, typo, ([text, rows], { at, kind }) => {
        const place = Math.min(at, text.length - 2);
        const rest = text.slice(place);
        const [first = '', second = ''] = rest;
        const changed = { swapped: second + first + rest.slice(2), missing: rest.slice(1), 'too many': `x${rest}` }[
          kind
        ];
        const one = { no: 'C1', name: `${text} ltd`, post_code: 'LS9 7DN' };
        expect(find([...rows, one], text.slice(0, place) + changed)).toContain('C1');
      }),
    );
  });

  it('one that has a word which begins as it is typed comes before one that is found by initials or a typo', () => {
    fc.assert(
      fc.property(customers, letters(2, 6), (rows, typed) => {
        const found = find(rows, typed);
        const begins = (no: unknown) =>
          rows.some((row) => row.no === no && row.name.split(' ').some((word) => word.startsWith(typed)));
        const order = found.map((no) => (begins(no) ? 0 : 1));
        expect(order).toEqual(order.toSorted());
      }),
    );
  });
});
