import type { Customer } from '../../domain/account/customer.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { CurrentSession } from '../session/current-session.ts';

/** So long the record that came with the session is as good as a new one, in milliseconds. */
const freshFor = 60_000;

/**
 * The customer's record as it is now: that of the session as long as it is a minute old at most, then asked for again (specification §cached-figures).
 * Where that fails, what was known last.
 */
export const makeOwnCustomer = (ports: {
  readonly account: Pick<CustomerAccount, 'customer'>;
  readonly session: Pick<CurrentSession, 'age'>;
}) => {
  // By the record of a session, so that nobody is shown another's.
  const known = new WeakMap<Customer, Customer>();
  return async (ofSession: Customer | null): Promise<Customer | null> => {
    if (ports.session.age() <= freshFor) return ofSession;
    const answer = await ports.account.customer();
    if (!answer.ok) return (ofSession && known.get(ofSession)) ?? ofSession;
    if (ofSession && answer.value) known.set(ofSession, answer.value);
    return answer.value;
  };
};

export type OwnCustomer = ReturnType<typeof makeOwnCustomer>;
