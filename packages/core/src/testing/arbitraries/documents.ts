import { invoiceNoOf, orderNoOf, type InvoiceNo, type OrderNo } from '../../domain/documents/number.ts';
import { lineQuantity, type LineQuantity } from '../../domain/documents/line-quantity.ts';
import { maxQuantity, quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf, type Sku } from '../../domain/ordering/sku.ts';
import { pounds, poundsEach } from './money.ts';
import fc from 'fast-check';
import type { Invoice, Line, Order, OrderLine, OrderShipTo, Shipment } from '../../domain/documents/document.ts';
import type { LeftLine, Placement, WaitReason } from '../../domain/ordering/placement.ts';
import type { Tracking } from '../../domain/documents/tracking.ts';
import { days } from './calendar.ts';

const sequence = fc.integer({ min: 1, max: 999_999 }).map((no) => String(no).padStart(6, '0'));
export const orderNumbers: fc.Arbitrary<OrderNo> = sequence.map((no) => orderNoOf(`SO-${no}`));
export const invoiceNumbers: fc.Arbitrary<InvoiceNo> = sequence.map((no) => invoiceNoOf(`SI-${no}`));
/** Numbers as suppliers have them, of any script, in whatever case: at most 30 characters, in capital letters no more than 40. */
export const suppliersNumbers: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...'RSäßéłЖяΩç字ع7٣'),
    fc.array(
      fc.tuple(
        fc.constantFrom('', '', '', ' '),
        fc.constantFrom(...'aZ09éйσ番ب_./-#+&():,', 'a\u0308', 'é'.normalize('NFD')),
      ),
      { maxLength: 9 },
    ),
  )
  .map(([first, rest]) => first + rest.flat().join(''));
/** Numbers of sample requests: SR and digits. */
export const sampleNumbers: fc.Arbitrary<string> = sequence.map((no) => `SR${no}`);
export const references: fc.Arbitrary<string | null> = fc.option(fc.oneof(fc.string(), sampleNumbers));

/** What the back office may say, words that no rule knows included. */
export const backOfficeStatuses: fc.Arbitrary<string | null> = fc.option(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom('Open', 'Released') }, fc.string()),
);
export const backOfficeProgress: fc.Arbitrary<string | null> = fc.option(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('New', 'Awaiting Approval', 'Web Pending', 'Warehouse', 'Ready to Invoice'),
    },
    fc.string(),
  ),
);

const itemNumbers = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Z]{2}\d{4}$/) },
  fc.constantFrom('POSTAGE', 'SPL123', 'FEE'),
);
/** Numbers of items that can be ordered. */
export const skus: fc.Arbitrary<Sku> = fc.stringMatching(/^[A-Z]{2,4}-\d{2,5}(-[A-Z0-9]{1,3})?$/).map(skuOf);
/** Quantities of lines, parts of a unit among them, and a few more than a document has room for on screen. */
export const lineQuantities: fc.Arbitrary<LineQuantity> = fc
  .oneof(
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 0, max: 1_000_000_000 }).map((parts) => parts / 1000),
  )
  .map(lineQuantity);

const lineParts = {
  itemNo: itemNumbers,
  description: fc.string(),
  quantity: lineQuantities,
  unitPrice: poundsEach,
  type: fc.constantFrom(' ', '', 'Item', 'G/L Account'),
  thumbnail: fc.option(fc.string()),
  slug: fc.option(fc.string()),
};
export const lines: fc.Arbitrary<Line> = fc.record(lineParts);
export const orderLines: fc.Arbitrary<OrderLine> = fc.record({
  ...lineParts,
  quantityShipped: lineQuantities,
  promisedOn: fc.option(days),
  promisedBefore: fc.option(days),
});

export const agentCodes: fc.Arbitrary<string> = fc.constantFrom('H&B', 'DPD', 'TFS', 'ROYALMAIL', 'OWN');
const trackingNumbers = fc.option(fc.stringMatching(/^[A-Z0-9]{6,12}$/));

export const shipments: fc.Arbitrary<Shipment> = fc.record({
  no: sequence.map((no) => `SS-${no}`),
  postingDate: fc.option(days),
  agent: fc.option(fc.record({ code: agentCodes, name: fc.string() })),
  trackingNumber: trackingNumbers,
  orderNumber: fc.option(orderNumbers),
  lines: fc.array(fc.record({ itemNo: itemNumbers, description: fc.string(), quantity: lineQuantities }), {
    maxLength: 3,
  }),
});

const documentParts = {
  externalReference: references,
  cancelled: fc.boolean(),
  closed: fc.boolean(),
  progress: backOfficeProgress,
  status: backOfficeStatuses,
  shippingAgentCode: fc.option(agentCodes),
  trackingNumber: trackingNumbers,
  documentDate: fc.option(days),
  postingDate: fc.option(days),
  dueDate: fc.option(days),
  totalExVat: pounds,
  totalIncVat: pounds,
  remainingAmount: fc.option(pounds),
  shipments: fc.array(shipments, { maxLength: 2 }),
};

const orderShipTos: fc.Arbitrary<OrderShipTo> = fc.record({
  name: fc.string(),
  address: fc.string(),
  address2: fc.string(),
  city: fc.string(),
  county: fc.string(),
  postCode: fc.string(),
  country: fc.string(),
});

export const invoices: fc.Arbitrary<Invoice> = fc.record({
  ...documentParts,
  kind: fc.constant('invoice'),
  vatRates: fc.array(fc.record({ percent: fc.constantFrom(20, 5, 0, 19.6), net: pounds, vat: pounds }), {
    maxLength: 2,
  }),
  no: invoiceNumbers,
  orderNumber: fc.option(orderNumbers),
  lines: fc.array(lines, { maxLength: 5 }),
  shipTo: fc.option(orderShipTos),
});

/** A line that an order left in the basket. */
export const leftLines: fc.Arbitrary<LeftLine> = fc.record({
  sku: skus,
  title: fc.string(),
  quantity: fc.integer({ min: 1, max: maxQuantity }).map(quantityOf),
  problem: fc.constantFrom('unknown', 'discontinued', 'off-pack'),
  replacedBy: fc.option(skus),
});

const placements: fc.Arbitrary<Placement> = fc.record({
  placedBy: fc.string(),
  requestedOn: fc.option(days),
  notes: fc.string(),
  waitsFor: fc.subarray<WaitReason>(['over-credit', 'over-limit']),
  left: fc.array(leftLines, { maxLength: 2 }),
  approvers: fc.array(
    fc.record({
      reason: fc.constantFrom<WaitReason>('over-credit', 'over-limit'),
      decider: fc.constantFrom('administrator', 'account-manager'),
      name: fc.option(fc.string()),
    }),
  ),
  accountBlocked: fc.boolean(),
  withdrawnAt: fc.option(fc.constant('2026-11-20T12:00:00.000Z')),
  decision: fc.option(
    fc.record({
      approved: fc.boolean(),
      by: fc.string(),
      at: fc.constant('2026-11-20T12:00:00.000Z'),
      reason: fc.string(),
    }),
  ),
});

export const orders: fc.Arbitrary<Order> = orderNumbers.chain((no) =>
  fc.record({
    ...documentParts,
    kind: fc.constant('order'),
    no: fc.constant(no),
    orderNumber: fc.constant(no),
    lines: fc.array(orderLines, { maxLength: 5 }),
    sample: fc.boolean(),
    srNo: fc.option(sampleNumbers),
    backOfficeNo: fc.option(fc.constantFrom('4500012345', 'A-77')),
    globusReference: fc.option(fc.constantFrom('PORTAL', 'PHONE')),
    connectUserEmail: fc.option(fc.emailAddress()),
    placement: fc.option(placements),
    invoices: fc.array(invoiceNumbers),
    shipTo: orderShipTos,
    completelyShipped: fc.option(fc.boolean()),
  }),
);

export const trackings: fc.Arbitrary<Tracking> = fc.record({
  status: fc.constantFrom('collected', 'in-transit', 'delivered'),
  statusLabel: fc.string({ minLength: 1 }),
  deliveryDate: fc.option(days),
  service: fc.option(fc.string()),
  deliveryPostcode: fc.option(fc.string()),
});
