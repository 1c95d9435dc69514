import type { CompanyUser } from '@connect/core/domain/access/company-user';

/** A user of the company, for tests that care for one field. */
export const aCompanyUser = (fields: Partial<CompanyUser> = {}): CompanyUser => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  email: 'priya@northgate.example',
  firstName: 'Priya',
  lastName: 'Nair',
  permissions: ['View Orders'],
  spendLimit: null,
  active: true,
  secondFactor: false,
  lastSignedInAt: null,
  isYou: false,
  ...fields,
});
