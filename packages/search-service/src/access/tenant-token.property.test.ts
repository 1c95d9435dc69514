import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTenantToken } from 'meilisearch/token';
import { startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';
import { ruleFor } from './tenant-token.ts';

let service: TestService;
let key: { uid: string; key: string };
beforeAll(async () => {
  service = await startService();
  await service.done('PATCH', '/indexes/orders/settings', {
    filterableAttributes: ['customer_no', 'n'],
    sortableAttributes: ['n'],
  });
  await service.done(
    'POST',
    '/indexes/orders/documents',
    [...Array(60).keys()].map((id) => ({ id, n: id, customer_no: `C${id % 5}`, text: `SO-${1000 + id}` })),
  );
  const { results } = (await service.call('GET', '/keys')).body as { results: (typeof key & { name: string })[] };
  key = results.find(({ name }) => name === 'Default Search API Key') ?? { uid: '', key: '' };
});
afterAll(() => service.remove());

const asked = fc.oneof(
  fc.constantFrom('customer_no = C1', 'customer_no != C1', 'n >= 0 OR customer_no = C2', 'NOT customer_no = C0', ''),
  fc.array(
    fc.oneof(
      fc.constantFrom('n < 40', 'customer_no EXISTS'),
      fc.array(fc.constantFrom('n = 3', 'customer_no = C2'), { maxLength: 2 }),
    ),
  ),
);

describe('a tenant token', () => {
  it('never shows a document outside its filter, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('C0', 'C1', 'C2', 'C9'),
        asked,
        fc.constantFrom('', 'so', '10', 'so -1001', '"so"'),
        fc.boolean(),
        async (customer, filter, q, federated) => {
          const token = await generateTenantToken({
            apiKey: key.key,
            apiKeyUid: key.uid,
            searchRules: { 'o*': { filter: `customer_no = ${customer}` } },
          });
          const query = { indexUid: 'orders', q, filter };
          const { status, body } = await service.call(
            'POST',
            '/multi-search',
            federated ? { federation: { limit: 99 }, queries: [query, query] } : { queries: [{ ...query, limit: 99 }] },
            token,
          );
          expect(status).toBe(200);
          const answer = body as { hits?: unknown[]; results?: { hits: unknown[] }[] };
          for (const hit of answer.hits ?? answer.results?.[0]?.hits ?? [])
            expect(hit).toMatchObject({ customer_no: customer });
        },
      ),
    );
  });
});

describe('ruleFor', () => {
  it('takes the most specific rule: the exact uid before patterns, the longest pattern before others', () => {
    const rules = ['*', 'or*', 'orders', 'ord*'].map((pattern) => ({ pattern }));
    expect(ruleFor(rules, 'orders')).toEqual({ pattern: 'orders' });
    expect(ruleFor(rules, 'ordinary')).toEqual({ pattern: 'ord*' });
    expect(ruleFor(rules, 'invoices')).toEqual({ pattern: '*' });
    expect(ruleFor([{ pattern: 'orders' }], 'invoices')).toBeUndefined();
  });
});
