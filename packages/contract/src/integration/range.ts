import * as v from 'valibot';
import { Sku } from '../items.ts';
import { region } from '../region.ts';
import {
  column,
  flag,
  inOrder,
  markdown,
  maxWhole,
  notInOrder,
  nullableDay,
  nullableNearDay,
  picture,
  priceFromZero,
  requiredText,
  showingColumns,
  text,
  translations,
  whole,
  wholePart,
} from './columns.ts';

/** The lowest price there is beside 0, in minor units: five decimals of a major one (decisions §lowest-prices). */
const lowestPrice = 0.001;

/** The longest text of a product, in characters. */
const maxProductText = 5000;

/** Key: `sku`. */
export const ProductRecord = v.strictObject({
  sku: column(Sku, 'Number of the product, of which its variations are'),
  title: column(requiredText(200), 'Title in English'),
  titles: column(translations(requiredText(200)), 'Titles in other languages'),
  text: column(
    v.optional(markdown(maxProductText), ''),
    'What is told of it on its page, in English, written as the body of a help article',
  ),
  texts: column(translations(markdown(maxProductText)), 'The same in other languages'),
  brand: column(v.optional(text(60), ''), 'Brand'),
  classification: column(requiredText(100), 'What kind of product it is; brand managers have theirs'),
  slug: column(
    v.pipe(text(200), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not such as `cut-glove-5`')),
    'Last part of its address in the shop',
  ),
  vatClass: column(
    v.optional(requiredText(20)),
    "Class that it is of for VAT, where a customer's `vatRates` have a rate of their own for it, such as `reduced`",
  ),
  regions: column(
    v.pipe(v.array(region), v.minLength(1, 'is required: a product without a region is sold nowhere')),
    'Storefronts it is for',
  ),
  variations: column(
    v.pipe(
      v.array(
        v.strictObject({
          sku: column(Sku, 'Number of the item, as it is ordered'),
          title: column(requiredText(200), 'Title in English, size and colour included'),
          titles: column(translations(requiredText(200)), 'Titles in other languages'),
          packSize: column(v.optional(whole(1), 1), 'It is ordered in multiples of this'),
          minimum: column(v.optional(whole(1), 1), 'And at least so many at once'),
          picture: column(v.optional(v.nullable(picture), null), 'File name of its picture, or its address'),
          discontinued: column(flag, 'Whether it is no longer made'),
          replacedBy: column(v.optional(v.nullable(Sku), null), 'The item that has taken its place'),
        }),
      ),
      v.minLength(1, 'is required'),
      v.check((all) => new Set(all.map((each) => each.sku)).size === all.length, 'has an item twice'),
    ),
    'Its sizes and colours, each an item; the small ones first',
  ),
});

/** Key: `priceList`, `product` and `validFrom`, joined by `|`. */
export const PriceRecord = v.strictObject({
  priceList: column(
    v.pipe(
      requiredText(40),
      v.check((name) => !name.includes('|'), 'must not have | in it, which parts a key'),
    ),
    "Name of the price list: a currency's (`GBP`) holds every product, another only some",
  ),
  product: column(Sku, 'Number of the product'),
  validFrom: column(nullableDay, 'First day of the prices; left out for always'),
  validUntil: column(nullableDay, 'Last day of the prices; left out for no end'),
  breaks: column(
    v.pipe(
      v.array(
        v.strictObject({
          from: column(whole(1), 'From so many on'),
          price: column(priceFromZero, 'Price of one, excluding VAT'),
        }),
      ),
      v.check((all) => all[0]?.from === 1, 'must begin with the price from 1'),
      v.check(
        (all) => all.every((each, index) => index === 0 || each.from > (all[index - 1]?.from ?? 0)),
        'must rise from break to break',
      ),
      v.check((all) => all.every((each) => each.price.currency === all[0]?.price.currency), 'must be of one currency'),
      v.check(
        (all) => all.every(({ price: { minor } }) => minor <= 0 || minor >= lowestPrice),
        `must be 0, or at least ${lowestPrice} of a minor unit`,
      ),
    ),
    'Prices by quantity: the first from 1 on, each from more on than the one before',
  ),
});

/** Key: `sku`. */
export const StockRecord = v.strictObject({
  sku: column(Sku, 'Number of the item'),
  stock: column(
    wholePart(-maxWhole),
    'So many whole ones can be sent today, of 842.5 therefore 842; below 0 counts as 0',
  ),
  restockedOn: column(nullableNearDay, 'The day more arrives, if that is known'),
  leadDays: column(v.optional(whole(0, 3650), 0), 'How many days it takes otherwise'),
});

const BannerColumns = v.strictObject({
  position: column(whole(0, 1000), 'Place among the banners'),
  language: column(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is not a language such as de')), 'en'),
    'Language it is in; English is for every language that has none',
  ),
  link: column(
    v.optional(
      // With two slashes it would be another host.
      v.nullable(v.pipe(text(2000), v.regex(/^(https:\/\/|\/(?![/\\]))\S*$/, 'must start with https:// or one /'))),
      null,
    ),
    'Address that it leads to',
  ),
  image: column(picture, 'File name of its picture, or its address'),
  alt: column(requiredText(300), 'What the picture shows, for whoever does not see it'),
  ...showingColumns,
});
/** Key: `position` and `language`, joined by `|`. */
export const BannerRecord = v.pipe(
  BannerColumns,
  v.forward(v.check<v.InferOutput<typeof BannerColumns>, string>(inOrder, notInOrder), ['validUntil']),
);
