import type { OrderNo } from '@connect/core/domain/documents/number';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import { amountOfLine, unitPrice } from '@connect/core/domain/money/unit-price';
import { decidersOf, type Decider, type LeftLine, type WaitReason } from '@connect/core/domain/ordering/placement';
import type { Database } from '../../database/open.ts';
import { toMajor } from '../../money.ts';
import { figuresOf } from '../../pdf/figures.ts';
import { otherAdministrators } from '../../users/database/administrators.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';

interface OrderMailParts {
  readonly writer: (storefront: string) => MailWriter;
  readonly supportEmail: string;
  /** The supplier's own. */
  readonly currency: string;
}

/** A mail names so many lines of an order. */
const maxLines = 50;

/** An order placed in the portal, with whoever placed it; null once it is not there any more. */
const findOrder = async (database: Database, orderNo: OrderNo) => {
  const order = await database
    .selectFrom('portal_orders')
    .innerJoin('orders', 'orders.no', 'order_no')
    .innerJoin('customers', 'customers.no', 'orders.customer_no')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['order_no', 'user_id', 'placed_by', 'storefront', 'requested_on', 'waited_for', 'external_reference'])
    .select(['had_administrator', 'left_behind'])
    .select('total_amount')
    .select(['total_amount_inc_vat', 'ship_to_name', 'ship_to_address', 'ship_to_address_2', 'ship_to_post_code'])
    .select(['orders.customer_no', 'customers.name as company', 'currency_code', 'account_manager_id'])
    .select(['users.email', 'users.first_name'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await database
    .selectFrom('order_lines')
    .select(['item_no', 'description', 'quantity', 'unit_price'])
    .where('document_no', '=', orderNo)
    .orderBy('position')
    .execute();
  return { ...order, lines };
};
type OrderOfMail = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

const leftText = (texts: MailWriter['texts'], { title, problem, replacedBy }: LeftLine): string =>
  texts.orders.leftLine({ title, isGone: problem === 'unknown' || problem === 'discontinued', replacedBy });

/** What every mail about an order tells of it, and its lines. */
const factsOf = (order: OrderOfMail, { texts, locale, day }: MailWriter, currency: string) => {
  const figures = figuresOf(locale);
  const format = figures.money(order.currency_code, currency);
  const money = (minor: number): string => format(toMajor(minor));
  const names = texts.orders.facts;
  const shipTo = [order.ship_to_name, order.ship_to_address, order.ship_to_address_2, order.ship_to_post_code];
  const more = order.lines.length - maxLines;
  return {
    facts: [
      [texts.contactFacts.order, order.order_no],
      ...(order.external_reference === null ? [] : [[names.reference, order.external_reference] as const]),
      [names.company, `${order.company} (${order.customer_no})`],
      [names.orderedBy, `${order.placed_by}, ${order.email}`],
      [names.subTotal, money(order.total_amount)],
      [names.total, money(order.total_amount_inc_vat)],
      [names.shipTo, shipTo.filter((part) => part !== '').join(', ')],
      ...(order.requested_on === null
        ? []
        : [[names.requestedOn, day(toDateTime(order.requested_on).set({ hour: 12 }).toJSDate())] as const]),
    ] as const,
    lines: [
      ...order.lines
        .slice(0, maxLines)
        .map(
          (line) =>
            [
              `${figures.count(line.quantity)} × ${line.item_no}`,
              `${line.description}, ${texts.orders.exclVat(money(amountOfLine({ quantity: line.quantity, unitPrice: unitPrice(line.unit_price, '') }).minor))}`,
            ] as const,
        ),
      ...(more > 0 ? [texts.orders.moreLines(more)] : []),
      ...order.left_behind
        .slice(0, maxLines)
        .map((line) => [`${figures.count(line.quantity)} × ${line.sku}`, leftText(texts, line)] as const),
    ],
  };
};

/** To whoever ordered. */
export const orderPlacedMails = async (
  database: Database,
  orderNo: OrderNo,
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await findOrder(database, orderNo);
  if (!order) return [];
  const own = parts.writer(order.storefront);
  const { placed, waitsBecause, left } = own.texts.orders;
  const words = placed({ no: orderNo, waits: order.waited_for.length > 0 });
  const reasons = order.waited_for.map((reason) =>
    reason === 'over-limit' && !order.had_administrator ? 'over-lone-limit' : reason,
  );
  const leftOut = order.left_behind.length;
  const paragraphs = [
    ...words.paragraphs,
    ...reasons.map((reason) => waitsBecause[reason]),
    ...(leftOut > 0 ? [left(leftOut)] : []),
  ];
  const rest = {
    ...factsOf(order, own, parts.currency),
    greet: order.first_name,
    url: own.link(`orders/view/${orderNo}`),
  };
  return [own.mail(order.email, { ...words, paragraphs }, rest)];
};

/** The company's administrators, but for whoever ordered: nobody decides on an order of their own. */
const administrators = (database: Database, order: OrderOfMail) =>
  otherAdministrators(database, { customerNo: order.customer_no, userId: order.user_id })
    .select(['email', 'first_name'])
    .orderBy('email')
    .execute();

interface Reader {
  readonly email: string;
  readonly first_name?: string;
}

/** The customer's account manager; the supplier's desk where there is none. */
const accountManagers = async (database: Database, order: OrderOfMail, supportEmail: string) => {
  const manager = await database
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', order.account_manager_id)
    .where('active', '=', true)
    .executeTakeFirst();
  return [manager ?? { email: supportEmail }];
};

/** To whoever can approve it: a company's administrators in the language it was ordered in, account managers in the first. */
export const orderWaitsMails = async (
  database: Database,
  { orderNo, reason }: { readonly orderNo: OrderNo; readonly reason: WaitReason },
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await findOrder(database, orderNo);
  if (!order) return [];
  const others = await administrators(database, order);
  const mailsTo = async (decider: Decider): Promise<Mail[]> => {
    const isOwn = decider === 'administrator';
    const readers: readonly Reader[] = isOwn ? others : await accountManagers(database, order, parts.supportEmail);
    const their = parts.writer(isOwn ? order.storefront : '');
    const words = their.texts.orders.waits({ no: orderNo, by: order.placed_by, company: order.company });
    const rest = {
      ...factsOf(order, their, parts.currency),
      url: their.link(isOwn ? 'approvals' : 'credit-approvals'),
    };
    return readers.map(({ email, first_name: greet }) =>
      their.mail(email, words[isOwn || reason === 'over-credit' ? reason : 'over-lone-limit'], {
        ...rest,
        ...(greet !== undefined && { greet }),
      }),
    );
  };
  const deciders = decidersOf(reason, { before: order.had_administrator, now: others.length > 0 });
  return (await Promise.all(deciders.map(mailsTo))).flat();
};

/** To whoever could have approved it, each once, in the languages of `orderWaitsMails`. */
export const orderWithdrawnMails = async (
  database: Database,
  { orderNo, reasons }: { readonly orderNo: OrderNo; readonly reasons: readonly WaitReason[] },
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await findOrder(database, orderNo);
  if (!order) return [];
  const others = await administrators(database, order);
  const other = { before: order.had_administrator, now: others.length > 0 };
  const asked = new Set(reasons.flatMap((reason) => decidersOf(reason, other)));
  const mailsTo = async (decider: Decider): Promise<Mail[]> => {
    const isOwn = decider === 'administrator';
    const readers: readonly Reader[] = isOwn ? others : await accountManagers(database, order, parts.supportEmail);
    const their = parts.writer(isOwn ? order.storefront : '');
    const words = their.texts.orders.withdrawn({ no: orderNo, by: order.placed_by, company: order.company });
    const rest = factsOf(order, their, parts.currency);
    return readers.map(({ email, first_name: greet }) =>
      their.mail(email, words, { ...rest, ...(greet !== undefined && { greet }) }),
    );
  };
  return (await Promise.all([...asked].map(mailsTo))).flat();
};

/** To whoever ordered, once nothing of it is left to decide. */
export const orderDecidedMails = async (
  database: Database,
  orderNo: OrderNo,
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await findOrder(database, orderNo);
  const decision = await database
    .selectFrom('order_decisions')
    .select(['approved', 'by_name', 'reason'])
    .where('order_no', '=', orderNo)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!order || !decision) return [];
  const own = parts.writer(order.storefront);
  const { approved, rejected } = own.texts.orders;
  const words = decision.approved ? approved({ no: orderNo }) : rejected({ no: orderNo, by: decision.by_name });
  const rest = {
    ...factsOf(order, own, parts.currency),
    greet: order.first_name,
    url: own.link(`orders/view/${orderNo}`),
    ...(decision.reason !== '' && { quote: decision.reason }),
  };
  return [own.mail(order.email, words, rest)];
};
