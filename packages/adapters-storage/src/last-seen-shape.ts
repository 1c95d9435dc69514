import type { Session } from '@connect/core/domain/access/session';
import type { User } from '@connect/core/domain/access/user';
import type { Customer } from '@connect/core/domain/account/customer';
import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import { isDay } from '@connect/core/domain/calendar/day';
import type { KeptList, ListRequest } from '@connect/core/domain/documents/list-state';
import { isMoney } from '@connect/core/domain/money/money';
import { documentViews } from '@connect/core/domain/documents/view';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import type { SafeStore } from './safe-store.ts';
import { amount, flag, fromJson, list, orNull, shape, text } from './shape.ts';
import type { Check } from './shape.ts';

type OverdueOn = NonNullable<Customer['overdueByDay']>[number];

const among =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((each) => each === value);

const isSession = shape<Session>({
  user: shape<User>({
    email: text,
    firstName: text,
    lastName: text,
    roles: list(text),
    permissions: list(text),
    isSuperUser: flag,
    customerNo: orNull(text),
    needsSecondFactor: (value) => value === undefined || value === true,
  }),
  customer: orNull(
    shape<Customer>({
      no: text,
      name: text,
      address: shape<Customer['address']>({
        address: text,
        address2: text,
        city: text,
        county: text,
        postCode: text,
        country: text,
      }),
      vatRegistrationNo: text,
      totalOwed: orNull(isMoney),
      balanceDerived: (value) => value === undefined || flag(value),
      invoicesLeftOut: (value) => value === undefined || typeof value === 'number',
      overdueByDay: (value) => value === undefined || list(shape<OverdueOn>({ on: text, amount: isMoney }))(value),
      outstandingDerived: (value) => value === undefined || flag(value),
      figuresGivenAt: (value) => value === undefined || text(value),
      creditLimit: orNull(isMoney),
      outstandingOrdersValue: orNull(isMoney),
      currencyCode: text,
      terms: orNull(shape<NonNullable<Customer['terms']>>({ code: text, description: text })),
    }),
  ),
  manager: orNull(
    shape<AccountManager>({ name: text, email: text, firstName: text, lastName: text, isSuperUser: flag }),
  ),
  impersonating: flag,
});

const isHit = shape<DocumentHit>({
  id: text,
  kind: among(['order', 'invoice']),
  number: text,
  orderNumber: orNull(text),
  poNumber: orNull(text),
  customerNo: text,
  customerName: text,
  totalIncVat: isMoney,
  documentDate: orNull(isDay),
  postingDate: orNull(isDay),
  dueDate: orNull(isDay),
  remainingAmount: orNull(isMoney),
  status: orNull(text),
  progress: orNull(text),
  completelyShipped: orNull(flag),
  sample: flag,
  srNumber: orNull(text),
  skus: list(text),
  highlighted: shape<DocumentHit['highlighted']>({
    number: orNull(text),
    orderNumber: orNull(text),
    poNumber: orNull(text),
  }),
});

const isKeptList = shape<KeptList>({
  request: shape<ListRequest>({
    criteria: shape<ListRequest['criteria']>({
      text,
      range: shape<ListRequest['criteria']['range']>({ from: isDay, to: isDay }),
      view: among(documentViews),
    }),
    page: amount,
  }),
  found: shape<KeptList['found']>({ hits: list(isHit), total: amount }),
});

/** Reads what was kept; null for what is corrupt, or of another session than the one of now. */
export const readSeen = (store: Pick<SafeStore, 'get'>, of: string | null) => {
  const read = <Value>(what: string, isValue: (value: unknown) => value is Value): Value | null => {
    const stored = fromJson(store.get(`seen:${what}`));
    const isEntry = shape<{ of: string; value: Value }>({ of: (value) => value === of, value: isValue });
    return isEntry(stored) ? stored.value : null;
  };
  return { session: () => read('session', isSession), list: () => read('list', isKeptList) };
};
