import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Session } from '@connect/core/use-cases/session/start-session';

/** Values by customer that are kept while the portal is open, and go with the session they belong to. */
export interface SessionMemory<Value> {
  get(session: Session, customerNo: CustomerNo): Value | undefined;
  set(session: Session, customerNo: CustomerNo, value: Value): void;
}

export const makeSessionMemory = <Value>(): SessionMemory<Value> => {
  const kept = new WeakMap<Session, Map<string, Value>>();
  return {
    get: (session, customerNo) => kept.get(session)?.get(customerNo),
    set: (session, customerNo, value) => {
      kept.set(session, (kept.get(session) ?? new Map<string, Value>()).set(customerNo, value));
    },
  };
};
