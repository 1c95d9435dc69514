import type { Banner } from '@connect/core/domain/account/customer';
import { may, permissions } from '@connect/core/domain/access/user';
import { storefrontHome } from '@connect/core/domain/products/product-address';

import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { Link } from '../../ui/link.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useStorefronts } from '../../shared/storefront/storefronts.ts';
import * as css from './banner-card.css.ts';
import { bannerLink } from './banner-link.ts';
import { bannerSource } from '../../shared/account/banner-source.ts';
import type { Load } from '../../shared/account/loads.ts';
import { useQuery } from '../../shared/query/use-query.ts';

/** The server keeps a drawing for narrow places beside each of its own. */
const narrowPicture = (src: string): string | null =>
  src.endsWith('.svg') ? src.replace(/\.svg$/, '-narrow.svg') : null;

/** A random promotional banner that opens in a new tab (specification §banners). Its place has its size before it comes. */
export function BannerCard({ load }: { readonly load: Load<Banner | null> }) {
  const t = useTranslate();
  const { config } = useServices();
  const { user } = useSession();
  const { current } = useStorefronts();
  const banner = useQuery(load, load);
  const [narrowIsMissing, setNarrowIsMissing] = useState(false);
  if (banner.state === 'loading') {
    return (
      <div className={css.frame}>
        <Shimmer height="100%" />
      </div>
    );
  }
  const shown = banner.value;
  if (shown === null) return null;
  const src = bannerSource(shown.img, config.imageHost);
  const narrow = narrowIsMissing ? null : narrowPicture(src);
  const href = bannerLink(shown, storefrontHome(config.storefronts, current), may(user, permissions.placeOrders));
  const picture = (
    <picture>
      {narrow !== null && <source media={css.narrow} srcSet={narrow} />}
      <img src={src} alt={shown.alt} className={css.image} onError={() => setNarrowIsMissing(true)} />
    </picture>
  );
  if (href === null) return <div className={css.frame}>{picture}</div>;
  return (
    <Link href={href} target="_blank" rel="noopener" className={css.frame}>
      {picture}
      <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </Link>
  );
}
