import { variantsOf, type Product } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DatedSale } from './sale.ts';

/** A line of a sale before it is an order's or an invoice's. Amounts in minor units of the customer's currency; a unit price may have parts of one. */
export interface SaleLine {
  readonly item_no: string;
  readonly description: string;
  readonly quantity: number;
  readonly quantity_shipped: number;
  readonly unit_price: number;
  readonly type: string;
  readonly thumbnail: string | null;
  readonly slug: string | null;
}

/** Below this an order pays for postage, in minor units. */
const freePostageFrom = 15_000;

const itemLine = (random: Random, product: Product, sale: DatedSale): SaleLine => {
  const { itemNo, description } = random.pick(variantsOf(product));
  return {
    item_no: itemNo,
    description,
    quantity: sale.sample ? random.whole(1, 3) : random.pick(product.family.packs),
    quantity_shipped: 0,
    unit_price:
      sale.sample === 'free' || sale.sample === 'by-reference-alone'
        ? 0
        : Math.round(product.price * sale.customer.exchange),
    type: 'Item',
    thumbnail: random.chance(0.06) ? null : product.thumbnail,
    slug: product.slug,
  };
};

const charge = (itemNo: string, description: string, price: number, shipped: boolean): SaleLine => ({
  item_no: itemNo,
  description,
  quantity: 1,
  quantity_shipped: shipped ? 1 : 0,
  unit_price: price,
  type: 'G/L Account',
  thumbnail: null,
  slug: null,
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

/** 0.0125 each: a price that only makes an amount by the thousand. */
const washers = (sale: DatedSale): SaleLine => ({
  item_no: 'WSH-0425',
  description: 'Nylon washer M4, loose',
  quantity: 1000,
  quantity_shipped: shippedOf(sale, 1000, 0, 1),
  unit_price: 1.25,
  type: 'Item',
  thumbnail: null,
  slug: null,
});

const notes = [
  'Deliver to gate 3, ask for the site manager',
  'Please call 30 minutes before delivery',
  'Crew B, new starters',
  'Replaces the items returned last month',
];

const note = (random: Random): SaleLine => ({
  item_no: '',
  description: random.pick(notes),
  quantity: 0,
  quantity_shipped: 0,
  unit_price: 0,
  type: ' ',
  thumbnail: null,
  slug: null,
});

/** The lines of a sale, with what was shipped of each and the charges that go with them. */
export const makeLines = (random: Random, catalogue: readonly Product[], sale: DatedSale): SaleLine[] => {
  const count = sale.shipped === 'part' ? Math.max(2, sale.lineCount) : sale.lineCount;
  const items = Array.from({ length: count }, (_, index) => {
    // A few products sell most.
    const product = random.chance(0.3) ? random.pick(catalogue.slice(0, 40)) : random.pick(catalogue);
    const line = itemLine(random, product, sale);
    return { ...line, quantity_shipped: shippedOf(sale, line.quantity, index, count) };
  });
  if (sale.pennyParts) items.push(washers(sale));
  const net = items.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  const anyShipped = sale.shipped !== 'none';
  return [
    ...(sale.extras.includes('note') ? [note(random)] : []),
    ...items,
    ...(sale.extras.includes('split-case') ? [charge('SPL123', 'Split case charge', 350, anyShipped)] : []),
    ...(sale.extras.includes('fee') ? [charge('FEE', 'Small order fee', 500, anyShipped)] : []),
    ...(!sale.sample && net < freePostageFrom ? [charge('POSTAGE', 'Postage', 995, anyShipped)] : []),
  ];
};
