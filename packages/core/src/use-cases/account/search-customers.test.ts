import { expect, test } from 'vitest';

import { makeSearchCustomers } from './search-customers.ts';

test.each([
  ['', []],
  [' n ', []],
  ['no', ['no']],
  ['  Northgate ', ['Northgate']],
])('of “%s” the search is asked for %j (specification §search-terms: more than one character)', async (text, asked) => {
  const terms: string[] = [];
  const customerSearch = {
    findCustomers: async (term: string) => {
      terms.push(term);
      return { hits: [], total: 0 };
    },
  };
  await makeSearchCustomers({ customerSearch })(text);
  expect(terms).toEqual(asked);
});
