import { storefronts } from '@connect/core/domain/access/storefront';
import { Check } from 'lucide-react';

import { Icon } from '../../ui/icon.tsx';
import { useCloseMenu } from '../../ui/menu.tsx';
import * as css from './storefront-items.css.ts';
import { ownNameOf, useStorefronts } from './storefronts.ts';

/** The storefronts as the choices of a menu; each is a link, for the address is the choice. */
export function StorefrontItems() {
  const { current, Link } = useStorefronts();
  const close = useCloseMenu();
  return storefronts.map((storefront) => (
    <Link
      key={storefront.name}
      storefront={storefront}
      role="menuitemradio"
      aria-checked={storefront === current}
      tabIndex={-1}
      lang={storefront.locale}
      className={css.item}
      data-current={storefront === current || undefined}
      onClick={close}
    >
      {ownNameOf(storefront)}
      {storefront === current && <Icon of={Check} size={16} />}
    </Link>
  ));
}
