import type { Banner } from '@connect/core/domain/account/customer';

import { paths } from '../../shared/page/paths.ts';

/**
 * Where a banner leads: its own link, else the products (specification §banners). Only web addresses and paths count; those outside the
 * portal are of the storefront that begins at `storefront`. Where there is none it leads to the portal's own search of
 * products, and for those who may not order nowhere.
 */
export const bannerLink = (
  { link }: Pick<Banner, 'link'>,
  storefront: string | null,
  mayOrder: boolean,
): string | null => {
  const target = link !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(link) ? link : '/products';
  if (/^https?:|^\/connect(\/|$)/i.test(target)) return target;
  if (storefront !== null) return storefront + target;
  return mayOrder ? paths['quick-order'] : null;
};
