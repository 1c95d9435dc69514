import { integrationCalls, type IntegrationCall } from '@connect/contract/integration/calls';
import { ok } from '@connect/core/domain/result';
import { expect, test } from 'vitest';
import { createIntegrationApp } from './app.ts';

const nothing = (): never => {
  throw new Error('nothing is read or written');
};
/** Whoever calls may everything, and nothing is done. */
const app = createIntegrationApp({
  authenticate: async () => ok({ name: 'test' }),
  isOperator: () => false,
  auditedAs: (_name, _request, carryOut) => carryOut(),
  addressOf: () => '192.0.2.1',
  sendRecords: nothing,
  removeRecord: nothing,
  runs: { find: async () => ({ kind: 'products' }) } as never,
  readFeed: nothing,
});

test('the integration API answers the calls that the contract has, and no others', () => {
  const answered = app.routes.map(
    ({ method, path }) => `${method} /api/integration/v1${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  const rows = Object.values(integrationCalls).map(({ method, path }) => `${method} ${path}`);
  expect(answered.toSorted()).toEqual(rows.toSorted());
});

test.each(Object.entries<IntegrationCall>(integrationCalls))(
  '%s refuses a parameter that it does not know by name, and one that is given twice',
  async (_, { method, path }) => {
    const address = path
      .replace('/api/integration/v1', '')
      .replace('{kind}', 'products')
      .replace('{key}', 'GLV-1')
      .replace('{id}', '00000000-0000-4000-8000-000000000000');
    const errorsFor = async (parameters: string) => {
      const answer = await app.request(`${address}?${parameters}`, { method }, { trace: {} });
      return [answer.status, ((await answer.json()) as { errors?: unknown }).errors];
    };
    expect(await errorsFor('unheardOf=1')).toEqual([400, { unheardOf: ['is not known'] }]);
    expect(await errorsFor('from=1&from=1')).toEqual([400, { from: ['is given more than once'] }]);
  },
);
