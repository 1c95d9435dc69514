import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Activity, CompanySignIn, CompanyUser, Invitation } from '@connect/core/domain/access/company-user';

/** What is read of a company's users; another company's are as absent as those that do not exist (decisions §hidden-is-refused). */
export interface UserRepository {
  /** By name; `query` is empty for all. `youId` is the user who asks. */
  list(customerNo: CustomerNo, youId: string, query: string): Promise<CompanyUser[]>;
  find(customerNo: CustomerNo, youId: string, id: string): Promise<CompanyUser | null>;
  signIn(customerNo: CustomerNo): Promise<CompanySignIn>;
  /** Those neither used nor revoked, the last first. */
  invitations(customerNo: CustomerNo): Promise<Invitation[]>;
  invitation(customerNo: CustomerNo, id: string): Promise<Invitation | null>;
  /** A page of the log, the last first; `next` is null at its end. */
  activity(customerNo: CustomerNo, filter: ActivityFilter): Promise<{ data: Activity[]; next: string | null }>;
}

export interface ActivityFilter {
  readonly subject?: string | undefined;
  readonly before?: string | undefined;
}
