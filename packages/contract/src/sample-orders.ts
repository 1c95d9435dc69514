import { maxReasonLength, maxShipToLengths } from '@connect/core/domain/samples/sample-form';
import {
  maxSampleLines,
  maxSampleQuantity,
  sampleFilters,
  type FollowUpChange,
  type ListedSample as CoreListedSample,
  type SampleOrder as CoreSampleOrder,
  type SampleOrderForm,
} from '@connect/core/domain/samples/sample-order';
import * as v from 'valibot';
import { call } from './call.ts';
import { quantityUpTo, Sku } from './items.ts';
import { OwnOrder } from './own-documents.ts';
import {
  customerNo,
  CustomerNumber,
  Day,
  IdempotencyKey,
  orderNo,
  OrderNumber,
  SearchText,
  type SchemaInto,
  type SchemaOf,
} from './values.ts';

const access = 'account-manager';
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, 'is too long'),
    v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
  );
const Required = (longest: number) => v.pipe(Line(longest), v.minLength(1, 'is required'));

/** What a sample order was made for, and when to ask about it. Those not made in the portal have no reason. */
const request = {
  reason: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  followUpOn: v.nullable(Day),
  /** ISO 8601, UTC; null while it is not done. */
  followedUpAt: v.nullable(v.string()),
  /** Whether the follow-up is due: its day has come and it is not done. */
  followUpDue: v.boolean(),
};

/** A sample order in the list. Its state is derived from `status`, `progress` and `completelyShipped` (specification §order-status). */
const ListedSample: SchemaOf<CoreListedSample> = v.object({
  no: orderNo,
  srNo: v.nullable(v.string()),
  customerNo: customerNo,
  customerName: v.string(),
  documentDate: Day,
  status: v.nullable(v.string()),
  progress: v.nullable(v.string()),
  completelyShipped: v.nullable(v.boolean()),
  ...request,
});

const SampleOrder: SchemaOf<CoreSampleOrder> = v.object({
  order: OwnOrder,
  customerNo: customerNo,
  customerName: v.string(),
  currencyCode: v.string(),
  ...request,
});

export const sampleOrders = call({
  method: 'GET',
  path: '/api/v3/account-manager/sample-orders',
  summary: 'Sample orders of the account manager’s customers, the newest first, 25 a page',
  access,
  permissions: ['View Sample Orders'],
  query: v.object({
    /** Searches number, SR number, customer name and number. */
    q: v.optional(SearchText, ''),
    /** `open`: a follow-up to come or due; `due`: its day has come. */
    filter: v.optional(v.picklist(sampleFilters, 'is not a filter'), 'all'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is not a page'), v.transform(Number)), '1'),
  }),
  answer: v.object({ data: v.array(ListedSample), total: Count, due: Count }),
});

export const sampleOrder = call({
  method: 'GET',
  path: '/api/v3/account-manager/sample-orders/{id}',
  summary: 'A sample order by its order number',
  access,
  permissions: ['View Sample Orders'],
  params: v.object({ id: OrderNumber }),
  answer: SampleOrder,
  refusals: [404],
});

export const createSampleOrder = call({
  method: 'POST',
  path: '/api/v3/account-manager/sample-orders',
  summary:
    'Order samples for a customer: nothing is to be paid. The same idempotency key makes one order, however often it is sent',
  access,
  permissions: ['Create Sample Orders'],
  body: v.object({
    idempotencyKey: IdempotencyKey,
    customerNo: CustomerNumber,
    shipTo: v.object({
      name: Required(maxShipToLengths.name),
      address: Required(maxShipToLengths.address),
      address2: Line(maxShipToLengths.address2),
      postCode: Required(maxShipToLengths.postCode),
    }),
    lines: v.pipe(
      v.array(
        v.object({
          sku: Sku,
          quantity: quantityUpTo(maxSampleQuantity, 'is too many for a sample'),
        }),
      ),
      v.minLength(1, 'is required'),
      v.maxLength(maxSampleLines, 'are too many'),
    ),
    reason: Required(maxReasonLength),
    followUpOn: v.nullable(Day),
  }) satisfies SchemaInto<SampleOrderForm>,
  answer: SampleOrder,
  refusals: [404, 422],
});

export const editSampleOrder = call({
  method: 'PATCH',
  path: '/api/v3/account-manager/sample-orders/{id}',
  summary: 'Set the day of the follow-up, or that it is done: what the body leaves out stays as it is',
  access,
  permissions: ['Create Sample Orders'],
  params: v.object({ id: OrderNumber }),
  body: v.object({
    followUpOn: v.optional(v.nullable(Day)),
    followedUp: v.optional(v.boolean()),
  }) satisfies SchemaInto<FollowUpChange>,
  answer: SampleOrder,
  refusals: [404, 422],
});
