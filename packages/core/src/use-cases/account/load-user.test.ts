import { expect, test } from 'vitest';
import { ok, refused } from '../../domain/result.ts';
import { aCompanyUser } from '../../testing/examples.ts';
import { makeLoadUser } from './load-user.ts';

const user = aCompanyUser();
const away = refused({ failure: 'unavailable', message: null } as const);
const nobody = refused({ failure: 'not-found', message: null } as const);

test.each([
  ['both', ok(user), ok([user]), ok({ user, company: [user] })],
  ['no company', ok(user), away, away],
  ['nobody of that id', nobody, ok([user]), nobody],
  ['neither: what is wrong with the user', nobody, away, nobody],
])('%s', async (_, one, all, loaded) => {
  const loadUser = makeLoadUser({ companyUsers: { find: async () => one, list: async () => all } });
  expect(await loadUser(user.id)).toEqual(loaded);
});
