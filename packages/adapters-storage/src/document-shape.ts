import { isLineQuantity } from '@connect/core/domain/documents/line-quantity';
import { isSku } from '@connect/core/domain/ordering/sku';
import { isQuantity } from '@connect/core/domain/ordering/quantity';
import { isDay } from '@connect/core/domain/calendar/day';
import { isMoney } from '@connect/core/domain/money/money';
import { isUnitPrice } from '@connect/core/domain/money/unit-price';
import type {
  Invoice,
  Line,
  VatAtRate,
  Order,
  OrderLine,
  OrderShipTo,
  Shipment,
} from '@connect/core/domain/documents/document';
import type { Placement } from '@connect/core/domain/ordering/placement';
import { amount, exactly, flag, list, orNull, shape, text } from './shape.ts';
import type { Check } from './shape.ts';

type Fields<T> = { readonly [Field in keyof Required<T>]: Check };

const line: Fields<Line> = {
  itemNo: text,
  description: text,
  quantity: isLineQuantity,
  unitPrice: isUnitPrice,
  type: text,
  thumbnail: orNull(text),
  slug: orNull(text),
};

const shipment = shape<Shipment>({
  no: text,
  postingDate: orNull(isDay),
  agent: orNull(shape<NonNullable<Shipment['agent']>>({ code: text, name: text })),
  trackingNumber: orNull(text),
  orderNumber: orNull(text),
  lines: list(shape<Shipment['lines'][number]>({ itemNo: text, description: text, quantity: isLineQuantity })),
});

const shared: Fields<Omit<Invoice, 'kind' | 'lines' | 'vatRates' | 'shipTo'>> = {
  no: text,
  orderNumber: orNull(text),
  externalReference: orNull(text),
  cancelled: flag,
  closed: flag,
  progress: orNull(text),
  status: orNull(text),
  shippingAgentCode: orNull(text),
  trackingNumber: orNull(text),
  documentDate: orNull(isDay),
  postingDate: orNull(isDay),
  dueDate: orNull(isDay),
  totalExVat: isMoney,
  totalIncVat: isMoney,
  remainingAmount: orNull(isMoney),
  shipments: list(shipment),
};

const shipTo = shape<OrderShipTo>({
  name: text,
  address: text,
  address2: text,
  city: text,
  county: text,
  postCode: text,
  country: text,
});

export const isInvoice = shape<Invoice>({
  ...shared,
  kind: exactly('invoice'),
  lines: list(shape<Line>(line)),
  vatRates: list(shape<VatAtRate>({ percent: amount, net: isMoney, vat: isMoney })),
  shipTo: orNull(shipTo),
});

const waitReason: Check = (value) => value === 'over-credit' || value === 'over-limit';

const placement = shape<Placement>({
  placedBy: text,
  requestedOn: orNull(isDay),
  notes: text,
  waitsFor: list(waitReason),
  approvers: list(
    shape<Placement['approvers'][number]>({
      reason: waitReason,
      decider: (value) => value === 'administrator' || value === 'account-manager',
      name: orNull(text),
    }),
  ),
  accountBlocked: flag,
  withdrawnAt: orNull(text),
  left: list(
    shape<Placement['left'][number]>({
      sku: isSku,
      title: text,
      quantity: isQuantity,
      problem: text,
      replacedBy: orNull(isSku),
    }),
  ),
  decision: orNull(shape<NonNullable<Placement['decision']>>({ approved: flag, by: text, at: text, reason: text })),
});

export const isOrder = shape<Order>({
  ...shared,
  kind: exactly('order'),
  lines: list(
    shape<OrderLine>({
      ...line,
      quantityShipped: isLineQuantity,
      promisedOn: orNull(isDay),
      promisedBefore: orNull(isDay),
    }),
  ),
  sample: flag,
  srNo: orNull(text),
  backOfficeNo: orNull(text),
  globusReference: orNull(text),
  connectUserEmail: orNull(text),
  placement: orNull(placement),
  invoices: list(text),
  shipTo,
  completelyShipped: orNull(flag),
});
