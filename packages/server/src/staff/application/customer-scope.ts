import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Identity } from '../../identity.ts';
import type { Reach } from '../../reach.ts';

type Manager = Pick<Identity, 'id' | 'isSuperUser'>;

/** Which customers an account manager reaches: all, or where the server says so, those given to them; super users reach all. */
export interface CustomerScope {
  /** Whether somebody reaches the customers given to them only. */
  isNarrow(manager: Manager): boolean;
  reachOf(manager: Manager): Reach;
  /** Whether there is such a customer, within reach. */
  reaches(manager: Manager, customerNo: CustomerNo): Promise<boolean>;
}
