import { isDay, type Day as CoreDay } from '@connect/core/domain/calendar/day';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import {
  canonicalNumber,
  numberPattern,
  type DocumentNo,
  type InvoiceNo,
  type OrderNo,
  documentNoOf,
  invoiceNoOf,
  orderNoOf,
} from '@connect/core/domain/documents/number';
import { isLineQuantity, lineQuantity, type LineQuantity } from '@connect/core/domain/documents/line-quantity';
import { maxSearchText } from '@connect/core/domain/search/search-term';
import * as v from 'valibot';

/** A carrier's number of a parcel, which goes into addresses of theirs. */
export const TrackingNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_./-]{0,39}$/, 'is not the number of a parcel'),
);

/**
 * What the wire has as the core has it, so that nothing is translated between them: the calls of our own. The compiler holds the two
 * together.
 */
export type SchemaOf<Value> = v.GenericSchema<Value, Value>;

/** Text that a record may be without: empty then. */
export const lesserText = v.optional(v.nullable(v.string(), ''), '');
/** What is so only where a record says it. */
export const lesserFlag = v.optional(v.nullable(v.boolean(), false), false);

/** What is written is what was read: a brand is in the types alone. */
export const asSent = <Value>(schema: v.GenericSchema<unknown, Value>): SchemaOf<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  schema as SchemaOf<Value>;

/** A quantity of a document's line as documented calls have it: what a server has beyond three decimals is rounded. */
export const RoundedLineQuantity = v.pipe(v.number(), v.transform(lineQuantity));
/** The same as our own have it. */
export const OwnLineQuantity: SchemaOf<LineQuantity> = asSent(v.pipe(v.number(), v.guard(isLineQuantity)));

/** A text that the portal itself searches by. */
export const SearchText = v.pipe(v.string(), v.trim(), v.maxLength(maxSearchText, 'is too long'));

/** A UUID of the client's for what may count once only: sent again it gets the first answer. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid('is not an idempotency key'));

const numberOf = (message: string) => v.pipe(v.string(), v.transform(canonicalNumber), v.regex(numberPattern, message));

/** Numbers as they are asked for, however they were typed into an address: at most 40 characters, such as `SO-204918` or `RE 2026/42`. */
export const OrderNumber: SchemaOf<OrderNo> = asSent(
  v.pipe(numberOf('is not a document number'), v.transform(orderNoOf)),
);
export const DocumentNumber: SchemaOf<DocumentNo> = asSent(
  v.pipe(numberOf('is not a document number'), v.transform(documentNoOf)),
);
export const InvoiceNumber: SchemaOf<InvoiceNo> = asSent(
  v.pipe(numberOf('is not a document number'), v.transform(invoiceNoOf)),
);
export const CustomerNumber: SchemaOf<CustomerNo> = numberOf('is not a customer number');

/** Numbers as they are answered, in whatever form the back office has given them. */
export const orderNo: SchemaOf<OrderNo> = asSent(v.pipe(v.string(), v.transform(orderNoOf)));
export const invoiceNo: SchemaOf<InvoiceNo> = asSent(v.pipe(v.string(), v.transform(invoiceNoOf)));
export const documentNo: SchemaOf<DocumentNo> = asSent(v.pipe(v.string(), v.transform(documentNoOf)));
export const customerNo: SchemaOf<CustomerNo> = v.string();

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const Day: SchemaOf<CoreDay> = asSent(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in the form YYYY-MM-DD'),
    v.guard(isDay, 'is not a day of the calendar'),
  ),
);

/** The same of what is sent, which may be less than what is read of it. */
export type SchemaInto<Value> = v.GenericSchema<unknown, Value>;

/** A list of records, each of which is read on its own. */
export const listOf = <Value>(record: SchemaOf<Value>): SchemaOf<{ readonly data: readonly Value[] }> =>
  v.object({ data: v.array(record) });

/** An amount in the document's currency, major units, two decimals. */
export const Amount = v.pipe(
  v.number(),
  // Beyond it minor units are not exact any more.
  v.check((amount) => Math.abs(amount) < 9e13, 'is too large'),
);

/** The price of one, in major units, with as many decimals as it has. */
export const Price = v.number();

/** The body of every error answer (specification §refusals). */
export const ErrorBody = v.object({
  message: v.string(),
  code: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** What the message names, such as `seconds`, so that a client can say it in another language by its code. */
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** The problems of a form as HTML: paragraphs, lists and links (specification §registration). */
  html: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** Bytes as base64. By its own pattern: one that takes it in groups of four runs out of stack on a file of some megabytes. */
export const base64 = (message: string): v.CheckAction<string, string> =>
  v.check((text) => text.length % 4 === 0 && /^[\d+/a-z]*={0,2}$/i.test(text), message);
