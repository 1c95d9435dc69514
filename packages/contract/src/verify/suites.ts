import { leastQuantity } from '@connect/core/domain/ordering/item';
import { parseDay } from '@connect/core/domain/calendar/day';
import * as v from 'valibot';
import { User } from '../auth.ts';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { isCurrency } from '../integration/currencies.ts';
import { lookAtFavourites, lookAtItems, lookAtLists, lookAtUsers } from './found-suites.ts';
import {
  answerProblem,
  isPermitted,
  lookAtFound,
  lookAtRead,
  permissionsProblem,
  refusalProblem,
  unknownNumber,
} from './looks.ts';
import { fieldOf, jsonOf, listIn, recordOf, type Answered, type Probe } from './probe.ts';
import { lookAtSearch, type Hit, type Person } from './search-suite.ts';

/** Calls of customers that ask for nothing but a token. */
const simple: readonly Call[] = [
  calls.customer,
  calls.nextDue,
  calls.banners,
  calls.helpArticles,
  calls.basket,
  calls.preparedBaskets,
  calls.favouriteLists,
  calls.watchlist,
  calls.watchNewsCount,
  calls.checkout,
  calls.sessions,
  calls.searchCredentials,
  calls.approvals,
  calls.users,
  calls.usersActivity,
  calls.companySignIn,
  calls.ownData,
  calls.invitations,
  calls.orderMails,
  calls.mfa,
  calls.passkeys,
  calls.signIns,
];
/** Calls of staff, which no customer may make. */
const ofStaff: readonly Call[] = [
  calls.accountManager,
  calls.topCustomers,
  calls.favouriteCustomers,
  calls.categories,
  calls.staffPasskeys,
];

const lookAtFigures = async (probe: Probe, customer: unknown, user: Person): Promise<void> => {
  if (!customer) return;
  const figures = [['balance', 'total_owed'], ['credit_limit'], ['outstanding_orders_value']] as const;
  const maySee = user.permissions.includes('View Balance');
  for (const path of figures)
    await probe.look(
      calls.customer,
      `${path.join('.')} is ${maySee ? 'a number' : 'withheld without View Balance'}`,
      async () => {
        const figure = fieldOf(customer, ...path);
        if (maySee) return typeof figure === 'number' ? null : `is ${JSON.stringify(figure)}`;
        return figure === null || figure === undefined ? null : 'is shown';
      },
    );
  await probe.look(calls.customer, 'currency_code is one of ISO 4217, or none for the supplier’s own', async () => {
    const currency = fieldOf(customer, 'currency_code') ?? '';
    return currency === '' || (typeof currency === 'string' && isCurrency(currency))
      ? null
      : `is ${JSON.stringify(currency)}`;
  });
  await probe.look(calls.customer, 'is the account of the user', async () =>
    fieldOf(customer, 'no') === user.customerNo
      ? null
      : `is ${String(fieldOf(customer, 'no'))}, the user of ${user.customerNo}`,
  );
};

/** The basket comes to nothing where nothing in it can be ordered. */
const lookAtBasket = async (probe: Probe, basket: unknown): Promise<void> => {
  if (!basket) return;
  await probe.look(calls.basket, 'comes to nothing where nothing in it can be ordered', async () => {
    if (listIn(basket, 'lines').some((line) => fieldOf(line, 'problem') === null)) return null;
    const names = ['totalExVat', 'totalIncVat'];
    const wrong = names.find((name) => Number(fieldOf(basket, name, 'minor')) !== 0);
    return wrong === undefined ? null : `has a ${wrong} of ${JSON.stringify(fieldOf(basket, wrong))}`;
  });
  await lookAtVat(probe, calls.basket, ['totalExVat', 'minor'], ['totalIncVat', 'minor'], basket);
};

/** The portal tells people which session is theirs by the mark, and ends the others by it. */
const lookAtSessions = async (probe: Probe, sessions: unknown): Promise<void> => {
  if (!sessions) return;
  await probe.look(calls.sessions, 'marks one session as the current one', async () => {
    const marked = listIn(sessions, 'data').filter((each) => fieldOf(each, 'current') === true).length;
    return marked === 1 ? null : `marks ${marked}`;
  });
};

/** VAT makes no total smaller; that of a credit is below nothing. */
const lookAtVat = async (
  probe: Probe,
  row: Call,
  exVat: readonly string[],
  incVat: readonly string[],
  answer: unknown,
): Promise<void> =>
  probe.look(row, 'totals no less with VAT than without', async () => {
    const [without, withVat] = [exVat, incVat].map((path) => Number(fieldOf(answer, ...path)));
    return Math.abs(Number(without)) > Math.abs(Number(withVat))
      ? `has ${without} without and ${withVat} with it`
      : null;
  });

/** Whether a document says of itself what its hit says of it: people see the one in the list, and the other on its page. */
const lookAtShown = async (probe: Probe, row: Call, document: unknown, hit: Hit): Promise<void> => {
  const inSearch = {
    total_amount_inc_vat: hit.total_amount,
    remaining_amount: hit.remaining_amount,
    document_date: parseDay(hit.document_date),
    due_date: parseDay(hit.due_date),
    status: hit.status,
    progress: hit.progress,
  };
  for (const [name, shown] of Object.entries(inSearch))
    await probe.look(row, `has the ${name} that the search shows`, async () => {
      const own = fieldOf(document, name) ?? null;
      return own === shown
        ? null
        : `${hit.number} has ${JSON.stringify(own)} here and ${JSON.stringify(shown)} in the search`;
    });
};

const lookAtDocument = async (
  probe: Probe,
  row: Call,
  pdf: Call,
  user: Person,
  hit: Hit | undefined,
): Promise<unknown> => {
  const id = hit?.number ?? unknownNumber;
  const none = 'the search finds none';
  const found = await lookAtFound(probe, row, user.permissions, hit ? { id } : null, none);
  if (isPermitted(row, user.permissions))
    await probe.look(row, 'knows no document of a number that is none', async () =>
      refusalProblem(await probe.ask(row, { params: { id: unknownNumber } }), 404),
    );
  await lookAtFound(probe, pdf, user.permissions, hit ? { id } : null, none);
  if (!hit || !found) return null;
  const document = recordOf(found);
  await probe.look(row, 'answers the document that was asked for', async () =>
    fieldOf(document, 'no') === id ? null : `answers ${String(fieldOf(document, 'no'))} for ${id}`,
  );
  await probe.look(row, 'knows a number in whatever case it is typed', async () =>
    answerProblem(row, await probe.ask(row, { params: { id: id.toLowerCase() } })),
  );
  await lookAtShown(probe, row, document, hit);
  await lookAtVat(probe, row, ['total_amount'], ['total_amount_inc_vat'], document);
  await probe.look(row, 'has lines where the search knows items of it', async () =>
    hit.items.length === 0 || listIn(document, 'lines').length > 0 ? null : 'has none',
  );
  return document;
};

/** Whether pages of another origin may ask it: a browser asks the server first, and of some headers. */
const lookAtOrigin = async (probe: Probe, base: string, origin: string): Promise<void> => {
  const asked = ['authorization', 'content-type'];
  for (const row of [calls.me, calls.editBasket])
    await probe.look(row, `may be asked by pages of ${origin}`, async () => {
      const { status, headers } = await probe.askAt(`${base}${row.path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': row.method,
          'access-control-request-headers': asked.join(','),
        },
      });
      if (status !== 200 && status !== 204) return `answers ${status} to OPTIONS`;
      const allowed = (name: string) => (headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/, */);
      if (!['*', origin].some((each) => allowed('origin').includes(each))) return 'does not allow the origin';
      if (row.method !== 'GET' && !allowed('methods').includes(row.method.toLowerCase()))
        return `does not allow ${row.method}`;
      const missing = asked.find((name) => !allowed('headers').includes(name));
      return missing === undefined ? null : `does not allow the header ${missing}`;
    });
};

/** Where the parcels of an order are. That of one there is, only its carrier knows. */
const lookAtTracking = async (probe: Probe, order: unknown): Promise<void> => {
  const no = fieldOf(order, 'no');
  const params = {
    package_tracking_number: unknownNumber,
    order_number: typeof no === 'string' ? no : unknownNumber,
  };
  await probe.look(calls.trackHbl, 'knows no parcel of a number that is none', async () =>
    refusalProblem(await probe.ask(calls.trackHbl, { params }), 404),
  );
};

/** When something is to be paid next: known where an invoice with a due date is open. */
const lookAtNextDue = async (probe: Probe, due: unknown, unpaid: Hit | undefined): Promise<void> => {
  if (!due) return;
  await probe.look(calls.nextDue, 'is a day where an invoice is to be paid', async () =>
    unpaid && typeof fieldOf(due, 'due_date') !== 'string'
      ? `is none, and ${unpaid.number} is due on ${unpaid.due_date}`
      : null,
  );
};

/** What the reading suite found out, for the writing one; null where nobody is signed in. */
type Found = { readonly user: Person; readonly item: unknown } | null;

/** Looks at what a customer's frontend reads; changes nothing. */
export const readingSuite = async (probe: Probe, base: string, origin?: string): Promise<Found> => {
  await probe.look(calls.health, 'is ready', async () => answerProblem(calls.health, await probe.ask(calls.health)));
  const me = await lookAtRead(probe, calls.me, []);
  const parsed = v.safeParse(User, recordOf(me));
  if (!parsed.success) return null;
  const user = parsed.output;
  await probe.look(calls.me, 'is a customer’s user', async () =>
    user.roles.includes('customer') && user.customerNo !== null ? null : 'verify with the token of a customer’s user',
  );
  await probe.look(calls.me, 'has permissions that there are', async () => permissionsProblem(user.permissions));
  const answers = new Map<Call, unknown>();
  for (const row of simple) answers.set(row, recordOf(await lookAtRead(probe, row, user.permissions)));
  await lookAtFigures(probe, answers.get(calls.customer), user);
  await lookAtBasket(probe, answers.get(calls.basket));
  await lookAtSessions(probe, answers.get(calls.sessions));
  await probe.look(calls.renew, 'gives no other token without the cookie of the session', async () => {
    const renewed = await probe.ask(calls.renew);
    // A server may renew otherwise, or not at all.
    return renewed.status === 404 ? null : refusalProblem(renewed, 401);
  });
  if (origin !== undefined && origin !== new URL(base).origin) await lookAtOrigin(probe, base, origin);
  for (const row of ofStaff)
    await probe.look(row, 'is refused to customers', async () => refusalProblem(await probe.ask(row), 403));

  const range = { date_from: '1994-01-01', date_to: '2100-01-01' };
  const count = recordOf(await lookAtRead(probe, calls.ordersCount, user.permissions, { query: range }));
  await probe.look(calls.ordersCount, 'refuses a day that is none', async () =>
    refusalProblem(await probe.ask(calls.ordersCount, { query: { ...range, date_from: '2026-02-30' } }), 400),
  );

  const counted = Number(fieldOf(count, 'pending')) + Number(fieldOf(count, 'fulfilled'));
  const due = answers.get(calls.nextDue);
  const dueOn = fieldOf(due, 'due_date');
  const newest = await lookAtSearch(probe, base, answers.get(calls.searchCredentials), user, {
    orders: counted > 0 ? `${counted} orders are counted` : null,
    invoices: typeof dueOn === 'string' ? `one is due on ${dueOn}` : null,
  });
  if (isPermitted(calls.ordersCount, user.permissions))
    await probe.look(calls.ordersCount, 'counts orders where the search finds some', async () =>
      newest.orders && counted === 0 ? `counts none, and ${newest.orders.number} is found` : null,
    );
  // One that is invoiced in full is counted as fulfilled, and found as its invoice.
  const pending = Number(fieldOf(count, 'pending'));
  if (count && newest.found !== undefined)
    await probe.look(calls.ordersCount, 'counts no more orders as pending than the search finds', async () =>
      pending > (newest.found ?? 0) ? `counts ${pending}, and ${newest.found} are found` : null,
    );
  const order = await lookAtDocument(probe, calls.order, calls.orderPdf, user, newest.orders);
  await lookAtDocument(probe, calls.invoice, calls.invoicePdf, user, newest.invoices);
  if (newest.unpaid && newest.unpaid !== newest.invoices) {
    const unpaid = await lookAtRead(probe, calls.invoice, user.permissions, { params: { id: newest.unpaid.number } });
    if (unpaid) await lookAtShown(probe, calls.invoice, recordOf(unpaid), newest.unpaid);
  }
  await lookAtNextDue(probe, due, newest.unpaid);
  const month = newest.invoices?.document_date?.slice(0, 7) ?? new Date().toISOString().slice(0, 7);
  await lookAtRead(probe, calls.statement, user.permissions, { params: { month } });
  await lookAtTracking(probe, order);
  await lookAtLists(probe, user);
  await lookAtFavourites(probe, user, answers.get(calls.favouriteLists));
  await lookAtUsers(probe, user, answers.get(calls.users));
  const item = await lookAtItems(probe, user, order);
  return { user, item };
};

/**
 * Looks at what changes: some of an item goes into the basket under one key sent twice, and the basket is left as it was. What was there before is
 * never taken out: what fails on the way leaves more of it, and not less.
 */
export const writingSuite = async (probe: Probe, item: unknown, newKey: () => string): Promise<void> => {
  const [sku, packSize, minimum] = ['sku', 'packSize', 'minimum'].map((name) => fieldOf(item, name));
  const some = leastQuantity({ packSize: Number(packSize), minimum: Number(minimum) });
  const quantityIn = (basket: unknown): number => {
    const lines = fieldOf(basket, 'lines');
    const line: unknown = Array.isArray(lines) ? lines.find((each) => fieldOf(each, 'item', 'sku') === sku) : null;
    return Number(fieldOf(line, 'quantity') ?? 0);
  };
  const edit = (kind: 'add' | 'set', quantity: number, idempotencyKey = newKey()) =>
    probe.ask(calls.editBasket, { body: { idempotencyKey, changes: [{ kind, sku, quantity }] } });
  const after = async (answered: Promise<Answered>): Promise<number> =>
    quantityIn(fieldOf(jsonOf(await answered), 'basket'));
  const before = quantityIn(jsonOf(await probe.ask(calls.basket)));
  const key = newKey();
  await probe.look(calls.editBasket, 'answers as the contract has it', async () => {
    return answerProblem(calls.editBasket, await edit('add', some, key));
  });
  await probe.look(calls.editBasket, 'counts a key once, however often it is sent', async () => {
    const again = await after(edit('add', some, key));
    return again === before + some ? null : `has ${again} of ${String(sku)} where ${some} were added to ${before}`;
  });
  await probe.look(calls.editBasket, before === 0 ? 'takes a line out' : 'takes back what was added', async () => {
    const back = await after(edit('set', before));
    return back === before ? null : `has ${back} of ${String(sku)} where ${before} were before`;
  });
};
