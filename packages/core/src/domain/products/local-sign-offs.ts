import { productKey } from './product.ts';
import type { SignOffTimes } from './product.ts';
import { notSignedOff, signOffLevels } from './sign-off.ts';
import type { LocalMarks, LocalSignOffs, SignOffLevel } from './sign-off.ts';

export const noSignOffs: LocalSignOffs = { first: new Map(), second: new Map() };

/** The marks, and those of products that are signed off on a storefront now. */
export const withMarks = (marks: LocalMarks, region: string, skus: readonly string[]): LocalMarks => {
  const next = new Map(marks);
  for (const sku of skus) {
    const regions = next.get(sku);
    if (regions !== null) next.set(sku, new Set(regions).add(region));
  }
  return next;
};

/** The marks without those of products of a storefront; one whose storefront is not known goes with any. */
export const withoutMarks = (marks: LocalMarks, region: string, skus: readonly string[]): LocalMarks => {
  const next = new Map(marks);
  for (const sku of skus) {
    const left = new Set(next.get(sku));
    left.delete(region);
    if (left.size === 0) next.delete(sku);
    else next.set(sku, left);
  }
  return next;
};

const timeOf = ({ signedOffAt, secondSignedOffAt }: SignOffTimes, level: SignOffLevel): number =>
  level === 'first' ? signedOffAt : secondSignedOffAt;

const unconfirmedAt = (
  marks: LocalMarks,
  level: SignOffLevel,
  products: readonly SignOffTimes[],
  isComplete: boolean,
): LocalMarks => {
  const listed = products.filter(({ sku }) => marks.has(sku));
  const lacking = listed.filter((product) => timeOf(product, level) === notSignedOff);
  const listedKeys = new Set(listed.map(productKey));
  const lackingKeys = new Set(lacking.map(productKey));
  const lackingSkus = new Set(lacking.map(({ sku }) => sku));
  const left = new Map<string, ReadonlySet<string> | null>();
  for (const [sku, regions] of marks) {
    if (regions === null) {
      if (lackingSkus.has(sku) || !isComplete) left.set(sku, null);
      continue;
    }
    const open = [...regions].filter((region) => {
      const key = productKey({ sku, region });
      return lackingKeys.has(key) || (!isComplete && !listedKeys.has(key));
    });
    if (open.length > 0) left.set(sku, new Set(open));
  }
  return left;
};

/**
 * The marks that the index does not confirm yet, by the products it lists as to be signed off: one that lacks the sign-off, or,
 * when the list is not complete, one that is not in it. The others need not be kept any longer (decisions §confirmed-marks).
 */
export const unconfirmedSignOffs = (
  local: LocalSignOffs,
  products: readonly SignOffTimes[],
  isComplete: boolean,
): LocalSignOffs => ({
  first: unconfirmedAt(local.first, 'first', products, isComplete),
  second: unconfirmedAt(local.second, 'second', products, isComplete),
});

/** SKUs by storefront that are marked in `marks` and not in `others`; those of no known storefront under `''`. */
export const marksBeyond = (marks: LocalMarks, others: LocalMarks): ReadonlyMap<string, readonly string[]> => {
  const beyond = new Map<string, string[]>();
  for (const [sku, regions] of marks)
    for (const region of regions ?? ['']) {
      const other = others.get(sku);
      if (other === null || other?.has(region)) continue;
      beyond.set(region, [...(beyond.get(region) ?? []), sku]);
    }
  return beyond;
};

/** Of marked SKUs of a storefront, those that the server has no sign-off of: it refused it, took it back, or never got to know of it. */
export const notSignedAtServer = (
  skus: readonly string[],
  level: SignOffLevel,
  answered: readonly SignOffTimes[],
): readonly string[] => {
  const signed = new Set(answered.filter((times) => timeOf(times, level) > notSignedOff).map(({ sku }) => sku));
  return skus.filter((sku) => !signed.has(sku));
};

/** Whether nothing is marked at either level. */
export const hasNoSignOffs = (local: LocalSignOffs): boolean => signOffLevels.every((level) => local[level].size === 0);
