import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';

const wordsOf = ({ id: _, ...address }: ShipToAddress): string => Object.values(address).join('\n').toLowerCase();

/** Where a company's goods can go: its own address first, unless it stands among the others, then those in their order. */
export const shipToAddresses = ({
  own,
  others,
}: {
  readonly own: ShipToAddress;
  readonly others: readonly ShipToAddress[];
}): readonly ShipToAddress[] =>
  others.some((address) => wordsOf(address) === wordsOf(own)) ? others : [own, ...others];
