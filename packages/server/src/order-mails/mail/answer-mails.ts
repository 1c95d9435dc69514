import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { OrderMailKind } from '@connect/core/domain/account/order-mails';
import type { Locale } from '@connect/core/domain/access/storefront';
import { shipToLines, type Invoice, type Order } from '@connect/core/domain/documents/document';
import type { InvoiceNo } from '@connect/core/domain/documents/number';
import type { OrderChanges } from '@connect/core/domain/documents/order-changes';
import { promisedDays } from '@connect/core/domain/documents/promises';
import type { MailWords } from '../../mail/texts/mail-texts.ts';
import type { Mail, MailAttachment } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';
import { colonOf } from '../../mail/layout.ts';
import type { PayloadOf } from '../../mail-job.ts';
import { figuresOf } from '../../pdf/figures.ts';
import type { PdfFile } from '../../saved-file.ts';
import type { Answered, AnsweredOrders } from '../application/answered.ts';
import { answerTexts, type AnswerTexts } from './answer-texts.ts';

interface AnswerMailParts {
  readonly orders: AnsweredOrders;
  readonly drawInvoice: (
    customerNo: CustomerNo,
    no: InvoiceNo,
    locale: Locale,
  ) => Promise<Pick<PdfFile, 'name' | 'bytes'> | null>;
  readonly writer: (storefront: string) => MailWriter;
  /** The supplier's own. */
  readonly currency: string;
}

/** A mail names so many lines of an order. */
const maxLines = 50;

type Facts = readonly (readonly [name: string, value: string])[];

interface AnswerContent {
  readonly words: MailWords;
  readonly facts: Facts;
  readonly lines: Facts;
  /** Part of the portal that the button leads to. */
  readonly page: string;
  readonly attachments?: readonly MailAttachment[];
}

/** What a mail is written with: words, and how days and amounts are. */
const toolsOf = (writer: MailWriter, currency: string) => ({
  writer,
  texts: answerTexts[writer.language],
  figures: figuresOf(writer.locale),
  currency,
});
type Tools = ReturnType<typeof toolsOf>;

const shortened = ({ texts }: Tools, lines: Facts): Facts =>
  lines.length > maxLines ? [...lines.slice(0, maxLines), texts.moreLines(lines.length - maxLines)] : lines;

const known = (name: string, value: string | null | undefined): Facts => (value ? [[name, value]] : []);

const orderFacts = (
  { document: order, company }: Answered<Order>,
  { texts, figures, currency, writer }: Tools,
): Facts => [
  [writer.texts.contactFacts.order, order.no],
  ...known(texts.facts.reference, order.externalReference),
  ...known(texts.facts.backOfficeNo, order.backOfficeNo),
  [writer.texts.contactFacts.company, company],
  [texts.facts.total, figures.money(order.totalIncVat, currency)],
  ...known(texts.facts.shipTo, shipToLines(order.shipTo).join(', ')),
  ...known(texts.facts.promisedFor, promisedDays(order).map(figures.day).join(' – ')),
];

const orderLines = (
  lines: readonly Pick<Order['lines'][number], 'itemNo' | 'description' | 'quantity'>[],
  tools: Tools,
) =>
  shortened(
    tools,
    lines
      .filter(({ itemNo }) => itemNo !== '')
      .map(
        ({ itemNo, description, quantity }) => [`${tools.figures.count(quantity)} × ${itemNo}`, description] as const,
      ),
  );

const changedLines = ({ items, promises }: OrderChanges, tools: Tools): Facts => {
  const { count, day } = tools.figures;
  const colon = colonOf(tools.writer.language);
  return shortened(tools, [
    ...items.map(({ sku, title, before, now }) => [sku, `${title}${colon}${count(before)} → ${count(now)}`] as const),
    // A line that is new, as where the rest of one comes later, was promised for no day before.
    ...promises.map(({ sku, title, quantity, before, now }) => {
      const days = before === null ? day(now) : `${day(before)} → ${day(now)}`;
      return [sku, `${quantity === null ? '' : `${count(quantity)} × `}${title}${colon}${days}`] as const;
    }),
  ]);
};

const changeTexts = (changes: OrderChanges, { changed }: AnswerTexts): string[] => [
  ...(changes.reopened ? [changed.reopened] : []),
  ...(changes.shipTo ? [changed.shipTo] : []),
  ...(changes.total ? [changed.total] : []),
  ...(changes.items.length > 0 ? [changed.items] : []),
  ...(changes.promises.length > 0 ? [changed.promises] : []),
];

const viewOf = ({ kind, no }: Order | Invoice): string => `${kind}s/view/${encodeURIComponent(no)}`;

/** Mails about what the supplier's system answered to orders, each in its reader's language (specification §order-emails). */
export const createAnswerMails = ({ orders, drawInvoice, writer, currency }: AnswerMailParts) => {
  const mailsOf = async <Document extends Order | Invoice>(
    kinds: readonly OrderMailKind[],
    answered: Answered<Document> | null,
    contentFor: (answered: Answered<Document>, tools: Tools) => Promise<AnswerContent | null> | AnswerContent | null,
  ): Promise<Mail[]> => {
    if (!answered) return [];
    const mails: Mail[] = [];
    const contents = new Map<string, AnswerContent | null>();
    for (const { email, firstName: greet, storefront } of await orders.readers(kinds, answered)) {
      const tools = toolsOf(writer(storefront), currency);
      const content = contents.get(storefront) ?? (await contentFor(answered, tools));
      contents.set(storefront, content);
      if (!content) continue;
      const { words, page, ...rest } = content;
      const note = tools.texts.chosen;
      mails.push(
        tools.writer.mail(email, { ...words, notes: [note] }, { ...rest, greet, url: tools.writer.link(page) }),
      );
    }
    return mails;
  };
  return {
    confirmed: async ({ orderNo, changes }: PayloadOf<'order-confirmed'>) =>
      mailsOf(changes ? ['confirmed', 'changed'] : ['confirmed'], await orders.order(orderNo), (answered, tools) => {
        const words = tools.writer.words('order-confirmed', { no: orderNo });
        const differs = changes ? [tools.texts.changed.differs, ...changeTexts(changes, tools.texts)] : [];
        return {
          words: { ...words, paragraphs: [...words.paragraphs, ...differs] },
          facts: orderFacts(answered, tools),
          lines:
            changes && changes.items.length + changes.promises.length > 0
              ? changedLines(changes, tools)
              : orderLines(answered.document.lines, tools),
          page: viewOf(answered.document),
        };
      }),
    changed: async ({ orderNo, changes }: PayloadOf<'order-changed'>) =>
      mailsOf(['changed'], await orders.order(orderNo), (answered, tools) => {
        const words = tools.writer.words(changes.cancelled ? 'order-cancelled' : 'order-changed', { no: orderNo });
        return {
          words: { ...words, paragraphs: [...words.paragraphs, ...changeTexts(changes, tools.texts)] },
          facts: orderFacts(answered, tools),
          lines: changedLines(changes, tools),
          page: viewOf(answered.document),
        };
      }),
    dispatched: async ({ orderNo, shipmentNo }: PayloadOf<'order-dispatched'>) =>
      mailsOf(['dispatched'], await orders.order(orderNo), (answered, tools) => {
        const { texts, figures } = tools;
        const shipment = answered.document.shipments.find(({ no }) => no === shipmentNo);
        if (!shipment) return null;
        return {
          words: tools.writer.words('order-dispatched', { no: orderNo }),
          facts: [
            ...orderFacts(answered, tools),
            [texts.facts.shipment, shipment.no],
            ...known(texts.facts.carrier, shipment.agent?.name || shipment.agent?.code),
            ...known(texts.facts.tracking, shipment.trackingNumber),
            ...known(texts.facts.shippedOn, shipment.postingDate && figures.day(shipment.postingDate)),
          ],
          lines: orderLines(shipment.lines, tools),
          page: viewOf(answered.document),
        };
      }),
    invoiced: async ({ invoiceNo }: PayloadOf<'order-invoiced'>) =>
      mailsOf(['invoiced'], await orders.invoice(invoiceNo), async (answered, tools) => {
        const { texts, figures, writer: own } = tools;
        const { document: invoice, company, customerNo } = answered;
        const pdf = await drawInvoice(customerNo, invoiceNo, own.locale);
        return {
          words: own.words('order-invoiced', { no: invoiceNo }),
          facts: [
            [texts.facts.invoice, invoiceNo],
            ...known(own.texts.contactFacts.order, invoice.orderNumber),
            ...known(texts.facts.reference, invoice.externalReference),
            [own.texts.contactFacts.company, company],
            [texts.facts.total, figures.money(invoice.totalIncVat, currency)],
            ...known(texts.facts.dueOn, invoice.dueDate && figures.day(invoice.dueDate)),
          ],
          lines: [],
          page: viewOf(invoice),
          ...(pdf && { attachments: [{ fileName: pdf.name, bytes: await pdf.bytes() }] }),
        };
      }),
  };
};
