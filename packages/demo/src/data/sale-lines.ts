import type { RecordOf } from '@connect/contract/integration/kinds';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import type { Product } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DatedSale } from './sale.ts';

/** A line of a sale before it is an order's or an invoice's. */
export type SaleLine = RecordOf<'orders'>['lines'][number];

/** The same with quantities that are still reckoned with. */
type DrawnLine = Omit<SaleLine, 'quantity' | 'quantityShipped' | 'promisedOn'> & {
  readonly quantity: number;
  readonly quantityShipped: number;
};

/** Below this an order pays for postage, in minor units. */
const freePostageFrom = 15_000;

const priceIn = (sale: DatedSale, minor: number): SaleLine['unitPrice'] =>
  unitPrice(minor, sale.customer.account.currency);

const itemLine = (random: Random, product: Product, sale: DatedSale): DrawnLine => {
  const { itemNo, description } = random.pick(product.variants);
  const isFree = sale.sample === 'free' || sale.sample === 'by-reference-alone';
  const line = {
    sku: itemNo,
    description,
    quantity: sale.sample ? random.whole(1, 3) : random.pick(product.family.packs),
    unitPrice: priceIn(sale, isFree ? 0 : Math.round(product.price * sale.customer.exchange)),
    type: 'Item' as const,
    quantityShipped: 0,
  };
  // Once said which lines have no picture. All that is drawn after it would be other data without it.
  random.next();
  return line;
};

const charge = (sale: DatedSale, sku: string, description: string, price: number): DrawnLine => ({
  sku,
  description,
  quantity: 1,
  unitPrice: priceIn(sale, price),
  type: 'G/L Account',
  quantityShipped: sale.shipped === 'none' ? 0 : 1,
});

const shippedOf = (sale: DatedSale, quantity: number, index: number, count: number): number => {
  switch (sale.shipped) {
    case 'none':
      return 0;
    case 'all':
      return quantity;
    case 'more-than-ordered':
      return index === 0 ? quantity + 2 : quantity;
    case 'part': {
      // The first lines in full, one in part, the rest not at all; never all of them.
      const full = Math.floor(count / 2);
      if (index < full) return quantity;
      return index === full && count > 2 ? Math.floor(quantity / 2) : 0;
    }
  }
};

/** 0.0125 each: a price that only makes an amount by the thousand. They are no longer in the range, so they have no picture. */
const washers = (sale: DatedSale): DrawnLine => ({
  sku: 'WSH-0425',
  description: 'Nylon washer M4, loose',
  quantity: 1000,
  unitPrice: priceIn(sale, 1.25),
  type: 'Item',
  quantityShipped: shippedOf(sale, 1000, 0, 1),
});

const notes = [
  'Deliver to gate 3, ask for the site manager',
  'Please call 30 minutes before delivery',
  'Crew B, new starters',
  'Replaces the items returned last month',
];

const note = (random: Random, sale: DatedSale): DrawnLine => ({
  sku: '',
  description: random.pick(notes),
  quantity: 0,
  unitPrice: priceIn(sale, 0),
  type: ' ',
  quantityShipped: 0,
});

/** The lines of a sale, with what was shipped of each and the charges that go with them. */
export const makeLines = (random: Random, catalogue: readonly Product[], sale: DatedSale): SaleLine[] => {
  const count = sale.shipped === 'part' ? Math.max(2, sale.lineCount) : sale.lineCount;
  const items = Array.from({ length: count }, (_, index) => {
    // A few products sell most.
    const product = random.chance(0.3) ? random.pick(catalogue.slice(0, 40)) : random.pick(catalogue);
    const line = itemLine(random, product, sale);
    return { ...line, quantityShipped: shippedOf(sale, line.quantity, index, count) };
  });
  if (sale.pennyParts) items.push(washers(sale));
  const net = items.reduce((sum, line) => sum + line.quantity * line.unitPrice.minor, 0);
  const lines: readonly DrawnLine[] = [
    ...(sale.extras.includes('note') ? [note(random, sale)] : []),
    ...items,
    ...(sale.extras.includes('split-case') ? [charge(sale, 'SPL123', 'Split case charge', 350)] : []),
    ...(sale.extras.includes('fee') ? [charge(sale, 'FEE', 'Small order fee', 500)] : []),
    ...(!sale.sample && net < freePostageFrom ? [charge(sale, 'POSTAGE', 'Postage', 995)] : []),
  ];
  return lines.map((line) => ({
    ...line,
    quantity: lineQuantity(line.quantity),
    quantityShipped: lineQuantity(line.quantityShipped),
    promisedOn: null,
  }));
};
