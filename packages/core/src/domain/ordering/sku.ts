import type { Brand } from '../brand.ts';

/** Number of an item that can be ordered, such as `GLV-8841-L`, or what somebody takes for one. */
export type Sku = Brand<string, 'Sku'>;

/** The longest there is, in characters. */
export const maxSkuLength = 60;

/** What an address leaves out, so that nothing can stand there. */
const isDots = /^\.{1,2}$/;

/**
 * Whether a text can be an item's number (specification §items): characters of text that are seen, none of them blank at its ends, and a part
 * of an address.
 */
export const isSku = (text: unknown): text is Sku =>
  typeof text === 'string' &&
  text !== '' &&
  text.length <= maxSkuLength &&
  text.trim() === text &&
  !/[\p{Cc}\p{Cs}\p{DI}\u2800]/u.test(text) &&
  !isDots.test(text);

/** The number that somebody typed, without the blanks round it; null where it can be none. */
export const parseSku = (typed: string): Sku | null => {
  const text = typed.trim();
  return isSku(text) ? text : null;
};

/** The number that a text says. Throws a RangeError for what can be none, which is a bug: what may be none is asked by `isSku`. */
export const skuOf = (text: string): Sku => {
  if (!isSku(text)) throw new RangeError(`${text} is not an item's number`);
  return text;
};
