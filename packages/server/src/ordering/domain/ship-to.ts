import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';

const wordsOf = ({ id: _, ...address }: ShipToAddress): string => Object.values(address).join('\n').toLowerCase();

/**
 * Where a company's goods can go: its own address first, unless it stands among the others, then those in their order. One that says no county
 * or country, as lists of deliveries may have none, and is its own otherwise, is that.
 */
export const shipToAddresses = ({
  own,
  others,
}: {
  readonly own: ShipToAddress;
  readonly others: readonly ShipToAddress[];
}): readonly ShipToAddress[] => {
  const isOwn = (other: ShipToAddress): boolean =>
    wordsOf({ ...other, county: other.county || own.county, country: other.country || own.country }) === wordsOf(own);
  return others.some(isOwn)
    ? others.map((other) => (isOwn(other) ? { ...own, id: other.id } : other))
    : [own, ...others];
};
