import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { customerPermissions } from '@connect/core/domain/access/company-user';
import { permissions } from '@connect/core/domain/access/user';
import type { Identity } from '../../identity.ts';

/** Everything a customer's user can do but what is the customers' own business: who of them may sign in (decisions §acting-within-limits). */
const actingPermissions = customerPermissions.filter((permission) => permission !== permissions.editUsers);

/** An account manager as they act for a customer: what is done is theirs by id, name and email. */
export const actingFor = (customerNo: CustomerNo, manager: Identity): Identity => ({
  id: manager.id,
  email: manager.email,
  firstName: manager.firstName,
  lastName: manager.lastName,
  roles: ['customer'],
  permissions: [...actingPermissions],
  isSuperUser: false,
  customerNo,
  impersonator: { name: `${manager.firstName} ${manager.lastName}`.trim(), email: manager.email },
});

/** Whether somebody may act for customers at all: account managers who may see them. */
export const mayActForCustomers = ({ roles, permissions: held }: Pick<Identity, 'roles' | 'permissions'>): boolean =>
  roles.includes('account_manager') && held.includes(permissions.viewCustomers);
