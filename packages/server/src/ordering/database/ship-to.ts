import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import type { Kysely, Selectable } from 'kysely';
import type { CustomersTable, Tables } from '../../database/tables.ts';

/** The id of a customer's own address, which is none of its rows of addresses. */
const ownAddressId = '00000000-0000-0000-0000-000000000000';

const wordsOf = ({ id: _, ...address }: ShipToAddress): string => Object.values(address).join('\n').toLowerCase();

/** Where a customer's goods can go: its own address first, unless it stands among the others, then those in their order. */
export const shipToAddresses = async (
  database: Kysely<Tables>,
  customer: Selectable<CustomersTable>,
): Promise<readonly ShipToAddress[]> => {
  const columns = ['name', 'address', 'address_2', 'city', 'county', 'post_code', 'country'] as const;
  const rows = await database
    .selectFrom('customer_addresses')
    .select(['id', ...columns])
    .where('customer_no', '=', customer.no)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const toAddress = ({ id, name, address, city, county, country, ...row }: (typeof rows)[number]): ShipToAddress => ({
    id,
    name,
    address,
    address2: row.address_2,
    city,
    county,
    postCode: row.post_code,
    country,
  });
  const addresses = rows.map(toAddress);
  const own = toAddress({ ...customer, id: ownAddressId });
  return addresses.some((address) => wordsOf(address) === wordsOf(own)) ? addresses : [own, ...addresses];
};
