import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';

/** An address as it stands on an envelope; what is empty is left out, and a post code stays in one line. */
export const addressLines = ({
  address,
  address2,
  city,
  county,
  postCode,
  country,
}: Omit<ShipToAddress, 'id' | 'name'>): readonly string[] =>
  [address, address2, city, county, postCode.replaceAll(' ', '\u00a0'), country].filter((line) => line.trim() !== '');
