import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Money } from '@connect/core/domain/money/money';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { decidersOf, type Decider, type LeftLine, type WaitReason } from '@connect/core/domain/ordering/placement';
import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import { figuresOf } from '../../pdf/figures.ts';
import type { MailReader, MailedOrder, MailedOrders } from '../application/mailed-orders.ts';
import { orderTexts } from './order-texts.ts';

interface OrderMailParts {
  readonly orders: MailedOrders;
  readonly writer: (storefront: string) => MailWriter;
  /** The support desk's; null where there is none. */
  readonly supportEmail: string | null;
  /** The supplier's own. */
  readonly currency: string;
}

/** A mail names so many lines of an order. */
const maxLines = 50;

const textsOf = ({ language }: MailWriter) => orderTexts[language];

const leftText = (writer: MailWriter, { title, problem, replacedBy }: LeftLine): string =>
  textsOf(writer).leftLine({ title, isGone: problem === 'unknown' || problem === 'discontinued', replacedBy });

/** What every mail about an order tells of it, and its lines. */
const factsOf = (order: MailedOrder, writer: MailWriter, currency: string) => {
  const { texts, locale, day } = writer;
  const figures = figuresOf(locale);
  const money = (amount: Money): string => figures.money(amount, currency);
  const { facts: names, exclVat, moreLines } = textsOf(writer);
  const { name, address, address2, postCode } = order.shipTo;
  const more = order.lines.length - maxLines;
  return {
    facts: [
      [texts.contactFacts.order, order.orderNo],
      ...(order.reference === null ? [] : [[names.reference, order.reference] as const]),
      [names.company, `${order.company} (${order.customerNo})`],
      [names.orderedBy, `${order.placedBy}, ${order.email}`],
      [names.subTotal, money(order.totalExVat)],
      [names.total, money(order.totalIncVat)],
      [names.shipTo, [name, address, address2, postCode].filter((part) => part !== '').join(', ')],
      ...(order.requestedOn === null
        ? []
        : [[names.requestedOn, day(toDateTime(order.requestedOn).set({ hour: 12 }).toJSDate())] as const]),
    ] as const,
    lines: [
      ...order.lines
        .slice(0, maxLines)
        .map(
          (line) =>
            [
              `${figures.count(line.quantity)} × ${line.itemNo}`,
              `${line.description}, ${exclVat(money(amountOfLine(line)))}`,
            ] as const,
        ),
      ...(more > 0 ? [moreLines(more)] : []),
      ...order.left
        .slice(0, maxLines)
        .map((line) => [`${figures.count(line.quantity)} × ${line.sku}`, leftText(writer, line)] as const),
    ],
  };
};

/** To whoever ordered. */
export const orderPlacedMails = async (orderNo: OrderNo, parts: OrderMailParts): Promise<Mail[]> => {
  const order = await parts.orders.find(orderNo);
  if (!order) return [];
  const own = parts.writer(order.storefront);
  const { waitsBecause, left } = textsOf(own);
  const words = own.words(order.waitedFor.length > 0 ? 'order-placed-waits' : 'order-placed', { no: orderNo });
  const reasons = order.waitedFor.map((reason) =>
    reason === 'over-limit' && !order.hadAdministrator ? 'over-lone-limit' : reason,
  );
  const leftOut = order.left.length;
  const paragraphs = [
    ...words.paragraphs,
    ...reasons.map((reason) => waitsBecause[reason]),
    ...(leftOut > 0 ? [left(leftOut)] : []),
  ];
  const rest = {
    ...factsOf(order, own, parts.currency),
    greet: order.firstName,
    url: own.link(`orders/view/${encodeURIComponent(orderNo)}`),
  };
  return [own.mail(order.email, { ...words, paragraphs }, rest)];
};

/** The customer's account manager; the support desk where there is none. */
const accountManagers = async (
  order: MailedOrder,
  { orders, supportEmail }: OrderMailParts,
): Promise<readonly MailReader[]> => {
  const reader = (await orders.accountManager(order)) ?? (supportEmail === null ? null : { email: supportEmail });
  return reader ? [reader] : [];
};

/** To whoever can approve it: a company's administrators in the language it was ordered in, account managers in the first. */
export const orderWaitsMails = async (
  { orderNo, reason }: { readonly orderNo: OrderNo; readonly reason: WaitReason },
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await parts.orders.find(orderNo);
  if (!order) return [];
  const others = await parts.orders.administrators(order);
  const mailsTo = async (decider: Decider): Promise<Mail[]> => {
    const isOwn = decider === 'administrator';
    const readers: readonly MailReader[] = isOwn ? others : await accountManagers(order, parts);
    const their = parts.writer(isOwn ? order.storefront : '');
    const why = isOwn || reason === 'over-credit' ? reason : 'over-lone-limit';
    const words = their.words(`order-waits-${why}`, { no: orderNo, by: order.placedBy, company: order.company });
    const rest = {
      ...factsOf(order, their, parts.currency),
      url: their.link(isOwn ? 'approvals' : 'credit-approvals'),
    };
    return readers.map(({ email, firstName: greet }) =>
      their.mail(email, words, {
        ...rest,
        ...(greet !== undefined && { greet }),
      }),
    );
  };
  const deciders = decidersOf(reason, { before: order.hadAdministrator, now: others.length > 0 });
  return (await Promise.all(deciders.map(mailsTo))).flat();
};

/** To whoever could have approved it, each once, in the languages of `orderWaitsMails`. */
export const orderWithdrawnMails = async (
  { orderNo, reasons }: { readonly orderNo: OrderNo; readonly reasons: readonly WaitReason[] },
  parts: OrderMailParts,
): Promise<Mail[]> => {
  const order = await parts.orders.find(orderNo);
  if (!order) return [];
  const others = await parts.orders.administrators(order);
  const other = { before: order.hadAdministrator, now: others.length > 0 };
  const asked = new Set(reasons.flatMap((reason) => decidersOf(reason, other)));
  const mailsTo = async (decider: Decider): Promise<Mail[]> => {
    const isOwn = decider === 'administrator';
    const readers: readonly MailReader[] = isOwn ? others : await accountManagers(order, parts);
    const their = parts.writer(isOwn ? order.storefront : '');
    const words = their.words('order-withdrawn', { no: orderNo, by: order.placedBy, company: order.company });
    const rest = factsOf(order, their, parts.currency);
    return readers.map(({ email, firstName: greet }) =>
      their.mail(email, words, { ...rest, ...(greet !== undefined && { greet }) }),
    );
  };
  return (await Promise.all([...asked].map(mailsTo))).flat();
};

/** To whoever ordered, once nothing of it is left to decide. */
export const orderDecidedMails = async (orderNo: OrderNo, parts: OrderMailParts): Promise<Mail[]> => {
  const order = await parts.orders.find(orderNo);
  const decision = await parts.orders.lastDecision(orderNo);
  if (!order || !decision) return [];
  const own = parts.writer(order.storefront);
  const words = decision.approved
    ? own.words('order-approved', { no: orderNo })
    : own.words('order-rejected', { no: orderNo, by: decision.by });
  const rest = {
    ...factsOf(order, own, parts.currency),
    greet: order.firstName,
    url: own.link(`orders/view/${encodeURIComponent(orderNo)}`),
    ...(decision.reason !== '' && { quote: decision.reason }),
  };
  return [own.mail(order.email, words, rest)];
};
