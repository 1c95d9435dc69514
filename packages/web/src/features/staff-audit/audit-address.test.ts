import { auditFilters } from '@connect/core/domain/access/audit';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { auditQuery, auditSearch } from './audit-address.ts';

const all = { filter: 'all', customerNo: '', actorEmail: '' };

test.each([{}, { show: 'none' }, { customer: 'C 1' }, { customer: "C1'--" }, { who: 'morgan' }, { who: 'a b@c' }])(
  '%j, which says nothing that counts, shows everything',
  (search) => expect(auditQuery(search)).toEqual(all),
);

test('everything needs no word in the address', () => {
  expect(auditSearch({ filter: 'all', customerNo: '', actorEmail: '' })).toEqual({});
});

property.prop([
  fc.constantFrom(...auditFilters),
  fc.constantFrom('', 'C10482'),
  fc.constantFrom('', 'robin@connect.example'),
])('an address leads back to what it was made of', (filter, customerNo, actorEmail) => {
  const query = { filter, customerNo, actorEmail };
  expect(auditQuery(auditSearch(query))).toEqual(query);
});

property.prop([fc.string(), fc.string(), fc.string()])(
  'whatever stands in the address, the query is one that can be asked',
  (show, customer, who) => {
    const query = auditQuery({ show, customer, who });
    expect(auditQuery(auditSearch(query))).toEqual(query);
  },
);
