import { maxSkuLength } from '@connect/core/domain/ordering/sku';
import * as v from 'valibot';
import {
  amount,
  amountFromZero,
  column,
  nearDay,
  email,
  flag,
  lineQuantity,
  nullableAmount,
  nullableNearDay,
  nullableText,
  number,
  optionalText,
  percent,
  price,
  seenText,
} from './columns.ts';

/** As many as one document has; a longer one is a mistake of whoever wrote it. */
const maxLines = 5000;

const line = {
  sku: column(optionalText(maxSkuLength), 'Number of the item; empty for a note'),
  description: column(optionalText(300), 'Text of the line'),
  quantity: column(lineQuantity(), 'Quantity, of at most three decimals: 48 pieces, 2.5 metres'),
  unitPrice: column(price, 'Price of one, excluding VAT'),
  type: column(
    v.optional(v.picklist(['Item', 'G/L Account', 'Charge', '', ' '], 'is not a type of line'), 'Item'),
    'Empty or a blank for a note',
  ),
};

const linesOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.pipe(v.array(v.strictObject(entries)), v.maxLength(maxLines, `are more than ${maxLines}`)), []);

const shipped = {
  carrierCode: column(nullableText(20), "Carrier's code: `H&B`, `DPD`, `UPS`, `TFS` are followed in the portal"),
  trackingNumber: column(nullableText(40), "Carrier's number of the parcel"),
};

const document = {
  customer: column(number, 'Number of the customer'),
  date: column(nearDay, 'Date of the document'),
  postingDate: column(nullableNearDay, 'Day it was posted'),
  dueDate: column(nullableNearDay, 'Day it is to be paid by'),
  reference: column(
    v.optional(v.nullable(seenText(60)), null),
    "The customer's own reference; empty where they gave none, left out where that is unknown",
  ),
  status: column(nullableText(30), 'Such as `Open`, `Released`'),
  progress: column(
    nullableText(60),
    'Such as `Warehouse`, `Ready to Invoice`: what buyers read of both stands in [the status of an order](specification.md#order-status)',
  ),
  cancelled: column(flag, 'Whether it was cancelled'),
  closed: column(flag, 'Whether it is done with: an order invoiced in full, an invoice paid'),
  completelyShipped: column(v.optional(v.nullable(v.boolean()), null), 'Whether all was sent; left out where unknown'),
  ...shipped,
  total: column(amountFromZero, 'Sum of the lines, excluding VAT'),
  totalIncVat: column(amountFromZero, 'Sum including VAT'),
};

/** Key: `no`. */
export const OrderRecord = v.strictObject({
  no: column(number, "The supplier's number of the order"),
  ...document,
  sample: column(flag, 'Whether it is a sample order'),
  srNo: column(nullableText(40), 'SR number of a sample order'),
  backOfficeNo: column(
    nullableText(40),
    'Number that your own system gave an order of the portal: its buyer sees it and finds the order by it; all else goes on naming it by `no`',
  ),
  origin: column(nullableText(40), '`PORTAL` for one that was placed in the portal'),
  orderedBy: column(
    v.optional(v.nullable(email), null),
    'Email of the user who placed it, where known; left out, it stays as it is for one placed in the portal',
  ),
  shipTo: column(
    v.optional(
      v.strictObject({
        name: column(optionalText(100), 'To whom'),
        address: column(optionalText(100), 'Street and house number'),
        address2: column(optionalText(100), 'Second line of the address'),
        city: column(optionalText(60), 'City'),
        county: column(optionalText(60), 'County, state or province'),
        postCode: column(optionalText(20), 'Post code'),
        country: column(optionalText(60), 'Country, as it is written on documents'),
      }),
      {},
    ),
    'Where the goods go; left out, it stays as it is for an order placed in the portal',
  ),
  lines: column(
    linesOf({
      ...line,
      quantityShipped: column(v.optional(lineQuantity(), 0), 'So much was sent'),
      promisedOn: column(nullableNearDay, 'Day that what is still to be sent is promised for; left out for none'),
    }),
    'Lines, in their order',
  ),
});

/** Key: `no`. */
export const ShipmentRecord = v.strictObject({
  no: column(number, "The supplier's number of the shipment"),
  order: column(number, 'Number of the order'),
  postingDate: column(nullableNearDay, 'Day it was sent'),
  ...shipped,
  carrierName: column(nullableText(60), "Carrier's name"),
  service: column(nullableText(60), "Carrier's service"),
  lines: column(
    linesOf({
      sku: column(optionalText(maxSkuLength), 'Number of the item'),
      description: column(optionalText(300), 'Text of the line'),
      quantity: column(lineQuantity(0), 'So much was sent'),
    }),
    'What was in it',
  ),
});

const vat = column(
  v.optional(
    v.array(
      v.strictObject({
        percent: column(percent, 'Rate, in percent'),
        net: column(amount, 'Amount that it is on'),
        vat: column(amount, 'VAT on it'),
      }),
    ),
    [],
  ),
  'VAT by rate; left out where there is one rate alone',
);

const allocations = column(
  v.optional(
    v.array(
      v.strictObject({
        invoice: column(number, 'Number of the invoice'),
        amount: column(amountFromZero, 'So much of it'),
      }),
    ),
    [],
  ),
  'Invoices that it settles',
);

/** Key: `no`. */
export const InvoiceRecord = v.strictObject({
  no: column(number, "The supplier's number of the invoice"),
  ...document,
  dueDate: column(nullableNearDay, "Day it is to be paid by; by its customer's terms where it is left out"),
  cancelled: column(flag, 'Whether it was cancelled: nothing of it is to be paid then, whatever `remaining` is'),
  order: column(v.optional(v.nullable(number), null), 'Number of the order'),
  vat,
  remaining: column(
    nullableAmount,
    'What is still to be paid; derived from payments and credit notes where it is left out',
  ),
  remainingUnknown: column(flag, 'Whether nobody knows what is still to be paid; nothing is derived then'),
  lines: column(linesOf(line), 'Lines, in their order'),
});

/** Key: `no`. */
export const CreditNoteRecord = v.strictObject({
  no: column(number, "The supplier's number of the credit note"),
  customer: document.customer,
  date: document.date,
  reference: document.reference,
  total: column(amountFromZero, 'Sum of the lines, excluding VAT, not below 0'),
  totalIncVat: column(amountFromZero, 'Sum including VAT, not below 0'),
  vat,
  allocations,
  lines: column(linesOf(line), 'Lines, in their order'),
});

/** Key: `no`. */
export const PaymentRecord = v.strictObject({
  no: column(number, "The supplier's number of the payment"),
  customer: column(number, 'Number of the customer'),
  date: column(nearDay, 'Day it was received'),
  reference: column(nullableText(60), 'What the payer wrote'),
  amount: column(amountFromZero, 'Amount received'),
  allocations,
});
