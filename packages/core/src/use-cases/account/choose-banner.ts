import { pickBanner } from '../../domain/account/customer.ts';
import type { Banner } from '../../domain/account/customer.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { Random } from '../../ports/random.ts';

/** A random promotional banner of those on show in a storefront (specification §banners); null when there is none or they could not be loaded: an advert is no loss. */
export const makeChooseBanner =
  (ports: { readonly account: CustomerAccount; readonly random: Random }) =>
  async (region: string): Promise<Banner | null> => {
    const answer = await ports.account.banners(region);
    return answer.ok ? pickBanner(answer.value, ports.random()) : null;
  };

export type ChooseBanner = ReturnType<typeof makeChooseBanner>;
