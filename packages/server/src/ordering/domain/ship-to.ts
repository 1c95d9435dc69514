import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';

const wordsOf = ({ id: _, ...address }: ShipToAddress): string => Object.values(address).join('\n').toLowerCase();

/** One says no county or country, as lists of deliveries may have none: it has the other's. */
const completed = (one: ShipToAddress, other: ShipToAddress): ShipToAddress => ({
  ...one,
  county: one.county || other.county,
  country: one.country || other.country,
});

/**
 * Where a company's goods can go: its own address first, unless it stands among the others, then those in their order. One that is its own but for
 * a county or country that either does not say, is that, with both.
 */
export const shipToAddresses = ({
  own,
  others,
}: {
  readonly own: ShipToAddress;
  readonly others: readonly ShipToAddress[];
}): readonly ShipToAddress[] => {
  const isOwn = (other: ShipToAddress): boolean => wordsOf(completed(other, own)) === wordsOf(completed(own, other));
  return others.some(isOwn)
    ? others.map((other) => (isOwn(other) ? { ...completed(own, other), id: other.id } : other))
    : [own, ...others];
};
