import { invoiceNoOf } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { firstDayOf } from '@connect/core/domain/reports/period';
import { moneyOfMajor } from '@connect/core/domain/money/major';
import { money, sumOf, type Money } from '@connect/core/domain/money/money';
import { overdueAges } from '@connect/core/domain/reports/report';
import { daysBetween, startOfMonth, type Day } from '@connect/core/domain/calendar/day';
import { invoiceStatus } from '@connect/core/domain/documents/invoice-status';
import { isCharge, isNote } from '@connect/core/domain/documents/lines';
import { regionCountries } from '@connect/core/domain/reports/region';
import { isSampleForAccountManager } from '@connect/core/domain/samples/sample';
import { visibleSkus } from '@connect/core/domain/search/hit';
import type { Database } from '../../database/open.ts';
import { createDocumentRepository } from '../../documents/database/document-repository.ts';
import { invoiceDocuments } from '../../indexing/database/search-documents.ts';
import type { RandomDocuments } from './random-documents.ts';

export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly region: string;
  readonly currency: string;
}

type Customer = RandomDocuments['customers'][number];

const isInRegion = ({ country }: Customer, region: string): boolean => {
  const countries = regionCountries(region) ?? { only: [] };
  return 'only' in countries ? countries.only.includes(country) : !countries.allBut.includes(country);
};

/** The months from one to another. */
export const monthsOf = ({ from, to }: Pick<Asked, 'from' | 'to'>): string[] => {
  const months = [];
  for (let month = from; month <= to; month = startOfMonth(firstDayOf(month), 1).slice(0, 7)) months.push(month);
  return months;
};

const yearBefore = (month: string): string => startOfMonth(firstDayOf(month), -12).slice(0, 7);
/** Every document as the lists and pages of documents read it, with what the core's rules say of it. */
export const readDocuments = async (database: Database, made: RandomDocuments) => {
  const documents = createDocumentRepository(database);
  const customerOf = (no: string): Customer => {
    const customer = made.customers.find((candidate) => candidate.no === no);
    if (!customer) throw new Error(`${no} is nobody's number`);
    return customer;
  };
  const invoices = [];
  for await (const hits of invoiceDocuments(database))
    for (const hit of hits) {
      const invoice = await documents.invoice(hit.customer_no, invoiceNoOf(hit.number));
      const sample = isSampleForAccountManager({
        kind: 'invoice',
        sample: hit.sample,
        poNumber: hit.po_number,
        srNumber: hit.sr_number,
        totalIncVat: moneyOfMajor(hit.total_amount, ''),
        orderNumber: hit.order_number,
      });
      if (invoice) invoices.push({ ...invoice, sample, customer: customerOf(hit.customer_no) });
    }
  const orders = [];
  for (const { no, customer_no: customerNo } of made.orders) {
    const order = await documents.order(customerNo, no);
    if (!order) continue;
    const sample = isSampleForAccountManager({
      kind: 'order',
      sample: order.sample,
      poNumber: order.externalReference,
      srNumber: order.srNo,
      totalIncVat: order.totalIncVat,
      orderNumber: order.no,
    });
    const items = order.lines.filter((line) => !isNote(line) && !isCharge(line.itemNo)).map((line) => line.itemNo);
    orders.push({ ...order, sample, items: visibleSkus({ skus: items }), customer: customerOf(customerNo) });
  }
  return { invoices, orders };
};
type Documents = Awaited<ReturnType<typeof readDocuments>>;

const isCounted = ({ customer }: Documents['invoices'][number], { region, currency }: Asked): boolean =>
  isInRegion(customer, region) && (customer.currency_code || 'GBP') === currency;

/** The sales of some months, of one customer or all. */
const sales = ({ invoices }: Documents, asked: Asked, months: readonly string[], customerNo?: CustomerNo) =>
  invoices.filter(
    (invoice) =>
      !invoice.sample &&
      isCounted(invoice, asked) &&
      months.includes(invoice.documentDate?.slice(0, 7) ?? '') &&
      (customerNo === undefined || invoice.customer.no === customerNo),
  );
const totalOf = (invoices: Documents['invoices'], { currency }: Asked): Money =>
  sumOf(
    invoices.map((invoice) => money(invoice.totalExVat.minor, currency)),
    currency,
  );

/** Those whose day has come again a year later. */
const soFar = (invoices: Documents['invoices'], today: Day): Documents['invoices'] =>
  invoices.filter(({ documentDate: day }) => `${Number(day?.slice(0, 4)) + 1}${day?.slice(4)}` <= today);

/** The report of sales, added up document by document. */
export const plainSales = (documents: Documents, asked: Asked, today: Day) =>
  monthsOf(asked).map((month) => {
    const sold = sales(documents, asked, [month]);
    const lastYear = totalOf(soFar(sales(documents, asked, [yearBefore(month)]), today), asked);
    return { month, sales: totalOf(sold, asked), lastYear, invoices: sold.length };
  });

/** What each customer bought, in the period and the year before. */
export const plainCustomers = (documents: Documents, asked: Asked, customerNos: readonly CustomerNo[], today: Day) => {
  const months = monthsOf(asked);
  return customerNos.map((no) => ({
    no,
    sales: totalOf(sales(documents, asked, months, no), asked),
    lastYear: totalOf(soFar(sales(documents, asked, months.map(yearBefore), no), today), asked),
  }));
};

const ageOf = (days: number) => overdueAges[Math.min(Math.floor((days - 1) / 30), 3)];

export const plainOverdue = ({ invoices }: Documents, asked: Asked, today: Day) =>
  overdueAges.map((age) => {
    const overdue = invoices.filter((invoice) => {
      const { dueDate } = invoice;
      const status = invoiceStatus(invoice, today);
      const overdueDays = dueDate === null ? 0 : daysBetween(dueDate, today);
      return status === 'overdue' && isCounted(invoice, asked) && ageOf(overdueDays) === age;
    });
    const customers = new Set(overdue.map(({ customer }) => customer.no)).size;
    return {
      age,
      amount: sumOf(
        overdue.map(({ remainingAmount }) => money(remainingAmount?.minor ?? 0, asked.currency)),
        asked.currency,
      ),
      invoices: overdue.length,
      customers,
    };
  });

export const plainSamples = ({ orders }: Documents, asked: Asked) =>
  monthsOf(asked).map((month) => {
    const sent = orders.filter(
      (order) => order.sample && order.documentDate?.startsWith(month) && isInRegion(order.customer, asked.region),
    );
    const converted = sent.filter((sample) =>
      orders.some(
        (later) =>
          !later.sample &&
          !later.cancelled &&
          later.customer.no === sample.customer.no &&
          (later.documentDate ?? '') > (sample.documentDate ?? '') &&
          later.lines.some((line) => sample.items.includes(line.itemNo)),
      ),
    );
    return { month, sent: sent.length, converted: converted.length };
  });
