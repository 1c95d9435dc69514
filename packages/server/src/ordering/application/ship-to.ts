import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import type { CompanyRepository } from './company-repository.ts';

const wordsOf = ({ id: _, ...address }: ShipToAddress): string => Object.values(address).join('\n').toLowerCase();

/** Where a company's goods can go: its own address first, unless it stands among the others, then those in their order. */
export const shipToAddresses = async (
  companies: CompanyRepository,
  no: CustomerNo,
): Promise<readonly ShipToAddress[]> => {
  const { own, others } = await companies.addresses(no);
  return others.some((address) => wordsOf(address) === wordsOf(own)) ? others : [own, ...others];
};
