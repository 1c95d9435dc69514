import type { CompanyUser } from '../../domain/access/company-user.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { CompanyUsers } from '../../ports/company-users.ts';
import type { Refusal } from '../../ports/failure.ts';

/** Somebody of the company, among all of it. */
export interface UserOfCompany {
  readonly user: CompanyUser;
  /** The rules ask who else may edit users. */
  readonly company: readonly CompanyUser[];
}

/** Loads a user of the company to be edited (specification §editing-users). What is wrong with the user goes before what is wrong with the list. */
export const makeLoadUser =
  ({ companyUsers }: { readonly companyUsers: Pick<CompanyUsers, 'find' | 'list'> }) =>
  async (id: string): Promise<Result<UserOfCompany, Refusal>> => {
    const [user, company] = await Promise.all([companyUsers.find(id), companyUsers.list('')]);
    if (!user.ok) return user;
    return company.ok ? ok({ user: user.value, company: company.value }) : company;
  };

export type LoadUser = ReturnType<typeof makeLoadUser>;
