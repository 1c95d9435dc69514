import { staffGrants } from '@connect/core/domain/access/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddStaff } from '../staff-sign-in/application/staff-members.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const grace = { email: 'grace@supplier.example', firstName: 'Grace', lastName: 'Hopper' };
const colleague = { email: 'max@supplier.example', firstName: 'Max', lastName: 'Hale', roles: ['brand_manager'] };
const record = { ...grace, lastName: 'Murray', roles: ['account_manager'], categories: ['Gloves'] };

describe.each(engines)('an administrator, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'whom the operator made', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
    });
    afterAll(() => data?.close());

    const makeAdministrator = (person: typeof grace) =>
      makeAddStaff(createStaffMembers(data.database))({
        ...person,
        position: 'administrator',
        superUser: false,
        categories: [],
      });
    const standing = (email: string) =>
      data.database
        .selectFrom('users')
        .select(['last_name', 'roles', 'permissions', 'is_super_user', 'active'])
        .where('email', '=', email)
        .executeTakeFirst();
    const { roles, permissions, isSuperUser } = staffGrants.administrator;
    const whole = { roles, permissions, is_super_user: isSuperUser, active: true };

    it('stays one when their staff record comes, of which the name counts', async () => {
      await makeAdministrator(grace);
      const run = await integration.send('staff', [record, colleague]);
      expect(run).toMatchObject({ accepted: 2, refused: 0 });
      expect(await standing(grace.email)).toEqual({ ...whole, last_name: 'Murray' });
      expect(await standing(colleague.email)).toMatchObject({ roles: ['brand_manager'], is_super_user: false });
    });

    it('is not kept out by a record, which is refused', async () => {
      const run = await integration.send('staff', [{ ...record, active: false }]);
      expect(run).toMatchObject({ accepted: 0, refused: 1 });
      const [refusal] = (await (await integration.get(`/runs/${run.id}/refusals`)).text()).split('\n');
      expect(JSON.parse(refusal ?? '')).toMatchObject({
        path: 'active',
        reason: expect.stringMatching(/administrator/),
      });
      expect(await standing(grace.email)).toMatchObject(whole);
    });

    it('stays when their record is taken away, by itself or by a run that replaces', async () => {
      expect((await integration.remove(`/staff/${grace.email}`)).status).toBe(204);
      expect(await standing(grace.email)).toMatchObject(whole);
      await integration.send('staff', [record]);
      const run = await integration.send('staff', [colleague], { replace: 'true' });
      await integration.send('staff', [colleague], { replace: 'true', confirm: String(run.wouldRemove) });
      expect(await (await integration.get('/staff')).text()).not.toContain(grace.email);
      expect(await standing(grace.email)).toMatchObject(whole);
    });

    it('is made of a member of staff who is there, even of one who was taken away', async () => {
      await integration.remove(`/staff/${colleague.email}`);
      expect(await standing(colleague.email)).toMatchObject({ active: false });
      expect(await makeAdministrator(colleague)).toMatchObject({ ok: true });
      expect(await standing(colleague.email)).toMatchObject(whole);
    });
  });
});
