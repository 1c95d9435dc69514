import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createAccounts } from '../../auth/database/accounts.ts';
import { makeFindStaff } from '../application/staff-users.ts';
import { createStaffCodes } from './codes.ts';
import { createStaffIdentities } from './identities.ts';
import { createStaffMembers } from './staff-members.ts';
import { addDemoPasswords, isStaffPassword } from '../../demo/staff-accounts.ts';
import { createPendingSignIns } from './sign-ins.ts';

const morgan = 'morgan@connect.example';

describe.each(engines)('sign-ins of staff on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'at the same moment', () => {
    let database: Database;
    beforeAll(async () => {
      ({ database } = await open());
    });
    afterAll(() => database.destroy());

    const idOf = async (email: string): Promise<string> =>
      (await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const morganId = () => idOf(morgan);

    it('of two accounts that come with one email first, one is bound for good', async () => {
      const findStaff = makeFindStaff({
        identities: createStaffIdentities(database),
        accounts: createAccounts(database),
        members: createStaffMembers(database),
        now: () => testNow,
      });
      const account = (subject: string, email = morgan) =>
        findStaff({ issuer: 'https://sso.example.com', subject, email, session: null, claimed: null });
      const both = await Promise.all([account('one'), account('two')]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const first = both[0]?.ok ? 'one' : 'two';
      // It stays Morgan, whatever email comes with it later; another with Morgan’s email is nobody.
      expect(await account(first, 'robin@connect.example')).toMatchObject({ ok: true, value: { email: morgan } });
      expect(await account('three')).toMatchObject({
        ok: false,
        refusal: { reason: 'bound to another account', user: { email: morgan } },
      });
      expect(await account('robin', 'robin@connect.example')).toMatchObject({ ok: true });
    });

    it('one code signs in one of all who use it', async () => {
      const codes = createStaffCodes(database, () => testNow);
      const code = await codes.make(await morganId());
      const users = await Promise.all(Array.from({ length: 5 }, () => codes.use(code)));
      expect(users.flatMap((used) => (used ? [used.user.email] : []))).toEqual([morgan]);
    });

    it('one who comes back is taken up once', async () => {
      const pending = createPendingSignIns(database, () => testNow);
      const signIn = { codeVerifier: 'v', nonce: 'n', returnTo: 'http://localhost/', clientState: 's' };
      await pending.keep('state', signIn);
      const taken = await Promise.all(Array.from({ length: 5 }, () => pending.take('state')));
      expect(taken.filter((each) => each !== null)).toEqual([signIn]);
    });

    it('what is over is forgotten when another comes', async () => {
      const pending = createPendingSignIns(database, () => testNow);
      const anHourLater = () => new Date(testNow.getTime() + 3_600_000);
      const later = createPendingSignIns(database, anHourLater);
      const signIn = { codeVerifier: 'v', nonce: 'n', returnTo: 'http://localhost/', clientState: 's' };
      await pending.keep('first', signIn);
      await createStaffCodes(database, () => testNow).make(await morganId());
      await later.keep('second', signIn);
      await createStaffCodes(database, anHourLater).make(await morganId());
      expect(await database.selectFrom('staff_sign_ins').select('state_hash').execute()).toHaveLength(1);
      expect(await database.selectFrom('staff_codes').select('code_hash').execute()).toHaveLength(1);
    });

    it('staff of a data set that knew no passwords get them once, whoever starts first', async () => {
      await Promise.all([addDemoPasswords(database), addDemoPasswords(database)]);
      const accounts = () => database.selectFrom('staff_accounts').selectAll().orderBy('email').execute();
      const first = await accounts();
      expect(first.map(({ email }) => email)).toContain(morgan);
      await addDemoPasswords(database);
      expect(await accounts()).toEqual(first);
      expect(await isStaffPassword(database, morgan, 'Connect-demo-1')).toBe(true);
      expect(await isStaffPassword(database, 'priya@northgate.example', 'Connect-demo-1')).toBe(false);
    });
  });
});
