import { staffGrants } from '@connect/core/domain/access/staff';
import { describe, expect, it } from 'vitest';
import { demoPassword, demoSignIns, demoUsers } from './accounts.ts';

const everything = [
  'View Invoices',
  'View Orders',
  'Place Orders',
  'View Balance',
  'Download Invoices',
  'Create and Edit Users',
];

describe('the demo accounts (specification §demo-accounts)', () => {
  it.each([
    ['priya@northgate.example', ['customer'], 'C10482', everything],
    ['sam@northgate.example', ['customer'], 'C10482', ['View Orders']],
    ['lee@harbourworks.example', ['customer'], 'C20915', everything],
    ['kim@quietco.example', ['customer'], 'C30007', everything],
    ['brook@connect.example', ['brand_manager'], null, ['Sign Off Products']],
    ['sasha@connect.example', ['senior_brand_manager'], null, ['Sign Off Products', 'Second Sign Off Products']],
  ])('%s: %j of %s with %j', (email, roles, customerNo, permissions) => {
    expect(demoUsers.filter((user) => user.email === email)).toMatchObject([{ roles, customerNo, permissions }]);
  });

  it('morgan and robin are account managers, robin a super user', () => {
    const managers = demoUsers.filter(({ roles: [role] }) => role === 'account_manager');
    expect(managers.map(({ email, superUser = false }) => [email, superUser])).toEqual([
      ['morgan@connect.example', false],
      ['robin@connect.example', true],
    ]);
  });

  it('ada is an administrator of the portal, with what `connect admin create` gives one', () => {
    const { roles, permissions } = staffGrants.administrator;
    expect(demoUsers.filter(({ email }) => email === 'ada@connect.example')).toMatchObject([
      { roles, permissions, superUser: true, customerNo: null },
    ]);
  });

  it('those with a password are listed on the sign-in page, staff are not: they sign in at their provider', () => {
    expect(demoPassword).toBe('Connect-demo-1');
    expect(demoSignIns.map(({ email }) => email)).toEqual(
      demoUsers.flatMap(({ email, customerNo }) => (customerNo === null ? [] : [email])),
    );
  });
});
