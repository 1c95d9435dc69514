import fc from 'fast-check';
import { addDays } from '../../domain/calendar/day.ts';
import type { SampleEntry } from '../../domain/samples/sample-entry.ts';
import type { ListedSample, SampleItem, SampleOrder, SampleRequest } from '../../domain/samples/sample-order.ts';
import { maxSampleQuantity } from '../../domain/samples/sample-order.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { customerNumbers } from './account.ts';
import { days, instants } from './calendar.ts';
import { backOfficeProgress, backOfficeStatuses, orderNumbers, orders, sampleNumbers, skus } from './documents.ts';

/** What a sample was made for: what is not known of one made elsewhere is null, and what is followed up is not due. */
export const sampleRequests: fc.Arbitrary<SampleRequest> = fc.option(instants).chain((followedUpAt) =>
  fc.record({
    reason: fc.option(fc.string()),
    createdBy: fc.option(fc.string()),
    followUpOn: fc.option(days),
    followedUpAt: fc.constant(followedUpAt),
    followUpDue: followedUpAt === null ? fc.boolean() : fc.constant(false),
  }),
);

/** A sample order in the list. */
export const listedSamples: fc.Arbitrary<ListedSample> = fc
  .tuple(
    sampleRequests,
    fc.record({
      no: orderNumbers,
      srNo: fc.option(sampleNumbers),
      customerNo: customerNumbers,
      customerName: fc.string(),
      documentDate: days,
      status: backOfficeStatuses,
      progress: backOfficeProgress,
      completelyShipped: fc.option(fc.boolean()),
    }),
  )
  .map(([request, listed]) => ({ ...request, ...listed }));

/** A sample order with its lines. */
export const sampleOrders: fc.Arbitrary<SampleOrder> = fc
  .tuple(
    sampleRequests,
    fc.record({
      order: orders.map((order) => ({ ...order, sample: true })),
      customerNo: customerNumbers,
      customerName: fc.string(),
      currencyCode: fc.constantFrom('', 'GBP', 'EUR'),
    }),
  )
  .map(([request, sample]) => ({ ...request, ...sample }));

/** An item that can be sent as a sample. */
export const sampleItems: fc.Arbitrary<SampleItem> = fc.record({
  sku: skus,
  title: fc.string(),
  brand: fc.string(),
  thumbnail: fc.option(fc.string()),
  slug: fc.string(),
});

const sampleLines = fc.uniqueArray(
  fc.record({ item: sampleItems, quantity: fc.integer({ min: 1, max: maxSampleQuantity }).map(quantityOf) }),
  { maxLength: 5, selector: ({ item }) => item.sku },
);

/** A sample order as somebody left its form, whether it can be sent or not: each item once. */
export const sampleEntries: fc.Arbitrary<SampleEntry> = fc.record({
  idempotencyKey: fc.uuid(),
  customerNo: fc.option(customerNumbers),
  addressId: fc.option(fc.uuid()),
  elsewhere: fc.boolean(),
  written: fc.record({ name: fc.string(), address: fc.string(), address2: fc.string(), postCode: fc.string() }),
  lines: sampleLines,
  reason: fc.string(),
  followUpOn: fc.option(fc.tuple(days, fc.nat({ max: 30 })).map(([day, count]) => addDays(day, count))),
});
