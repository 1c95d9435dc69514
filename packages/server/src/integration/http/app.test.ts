import { integrationCalls } from '@connect/contract/integration/calls';
import { expect, test } from 'vitest';
import { createIntegrationApp } from './app.ts';

test('the integration API answers the calls that the contract has, and no others', () => {
  const nothing = (): never => {
    throw new Error('no call is made');
  };
  const app = createIntegrationApp({
    authenticate: nothing,
    isOperator: nothing,
    auditedAs: nothing,
    addressOf: nothing,
    sendRecords: nothing,
    removeRecord: nothing,
    runs: {} as never,
    readFeed: nothing,
  });
  const answered = app.routes.map(
    ({ method, path }) => `${method} /api/integration/v1${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  const rows = Object.values(integrationCalls).map(({ method, path }) => `${method} ${path}`);
  expect(answered.toSorted()).toEqual(rows.toSorted());
});
