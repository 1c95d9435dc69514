import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddStaff } from '../staff-sign-in/application/staff-members.ts';
import { createStaffMembers } from '../staff-sign-in/database/staff-members.ts';
import { engines } from '../testing/engines.ts';
import { createInviting } from '../users/application/invite-users.ts';
import { createCompanies } from '../users/database/companies.ts';
import { userPresets } from '@connect/core/domain/access/user-presets';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { money } from '@connect/core/domain/money/money';
import { testNow } from '../testing/demo-database.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const max = { email: 'max@supplier.example', firstName: 'Max', lastName: 'Hale', roles: ['account_manager'] };
const customer = { no: 'B1', name: 'Bau GmbH', currency: 'EUR', creditLimit: { minor: 100_000, currency: 'EUR' } };
const ida = {
  email: 'ida@bau.example',
  firstName: 'Ida',
  lastName: 'Bau',
  customer: 'B1',
  permissions: ['View Orders'],
};

describe.each(engines)('whoever is kept out, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'by the operator or their company', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
      await integration.send('staff', [max]);
      await integration.send('customers', [customer]);
      await integration.send('users', [ida]);
    });
    afterAll(() => data?.close());

    const staff = () => createStaffMembers(data.database);
    const standing = (email: string) =>
      data.database
        .selectFrom('users')
        .select(['last_name as lastName', 'active'])
        .where('email', '=', email)
        .executeTakeFirst();
    const idOf = async (email: string) =>
      (await data.database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const inCompany = async (change: 'deactivate' | 'reactivate') => {
      const id = await idOf(ida.email);
      await createCompanies(data.database).hold(customerNoOf('B1'), (company) => company[change](id, 'company'));
    };

    it('a member of staff stays out whatever record comes, until they are let in', async () => {
      expect(await staff().keepOut(max.email)).toBe('kept-out');
      await integration.send('staff', [{ ...max, lastName: 'Hall' }]);
      expect(await standing(max.email)).toEqual({ lastName: 'Hall', active: false });
      expect(await staff().letIn(max.email)).toBe(true);
      await integration.send('staff', [{ ...max, lastName: 'Hill' }]);
      expect(await standing(max.email)).toEqual({ lastName: 'Hill', active: true });
    });

    it('a customer’s user whom their administrator deactivated, too', async () => {
      await inCompany('deactivate');
      await integration.send('users', [{ ...ida, lastName: 'Bauer' }]);
      expect(await standing(ida.email)).toEqual({ lastName: 'Bauer', active: false });
      await inCompany('reactivate');
      await integration.send('users', [{ ...ida, lastName: 'Baum' }]);
      expect(await standing(ida.email)).toEqual({ lastName: 'Baum', active: true });
    });

    it('invites nobody by what they may not give any more: it ends with what is sent, and stays so', async () => {
      const administrator = { ...ida, permissions: [...userPresets.administrator] };
      await integration.send('users', [administrator]);
      const companies = createCompanies(data.database);
      const inviting = createInviting({ companies, now: () => testNow });
      const by = { customerNo: customerNoOf('B1'), editorId: await idOf(ida.email) };
      const form = { permissions: userPresets.administrator, spendLimit: null, storefront: '' };
      const open = async () => {
        const all = data.database
          .selectFrom('invitations')
          .select('email')
          .where('customer_no', '=', by.customerNo)
          .where('revoked_at', 'is', null);
        return (await all.orderBy('email').execute()).map(({ email }) => email);
      };
      await inviting.invite(by, { ...form, email: 'own@elsewhere.example' });
      await inviting.invite(by, { ...form, email: 'small@bau.example', spendLimit: money(5_00, 'EUR') });
      await integration.send('users', [{ ...administrator, spendLimit: { minor: 10_00, currency: 'EUR' } }]);
      expect(await open()).toEqual(['small@bau.example']);
      await integration.send('users', [ida]);
      expect(await open()).toEqual([]);
      await integration.send('users', [administrator]);
      expect(await open()).toEqual([]);
      await inviting.invite(by, { ...form, email: 'last@bau.example' });
      await integration.send('users', [{ ...administrator, active: false }]);
      expect(await open()).toEqual([]);
      await integration.send('users', [ida]);
    });

    it('nor does their customer’s return let them in', async () => {
      await inCompany('deactivate');
      await integration.remove('/customers/B1');
      await integration.send('customers', [customer]);
      expect(await standing(ida.email)).toMatchObject({ active: false });
    });

    it('nobody keeps the last administrator out, nor two the last two at once', async () => {
      const emails = ['ada@supplier.example', 'eve@supplier.example'];
      const form = {
        firstName: 'A',
        lastName: 'B',
        position: 'administrator',
        superUser: false,
        categories: [],
      } as const;
      for (const email of emails) await makeAddStaff(staff())({ ...form, email });
      // The demo has one of its own.
      await staff().keepOut('ada@connect.example');
      const done = await Promise.all(emails.map((email) => staff().keepOut(email)));
      expect(done.toSorted()).toEqual(['kept-out', 'last-administrator']);
      expect(await staff().keepOut('nobody@supplier.example')).toBe('not-staff');
      expect(await staff().keepOut(ida.email)).toBe('not-staff');
    });
  });
});
