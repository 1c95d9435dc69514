/** An account manager, by what an administrator tells them apart. */
export interface ManagerName {
  readonly email: string;
  readonly name: string;
}

/** Who looks after a customer: whom an administrator chose, else whom the supplier's system gives; null for nobody (specification §administration). */
export interface CustomerManager {
  readonly own: ManagerName | null;
  readonly given: ManagerName | null;
}

/** A customer of an account manager's. */
export interface ManagersCustomer {
  readonly no: string;
  readonly name: string;
}
