import { ShoppingBasket } from 'lucide-react';
import { createPortal } from 'react-dom';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './basket-widget.css.ts';

/** In place of the widget where it cannot know who is signed in (specification §basket-widget): the way to the basket in the portal. */
export function BasketLink({ place }: { place: Element }) {
  const t = useTranslate();
  return createPortal(
    <aside aria-label={t('Basket')} className={css.places.floating}>
      <Link href="/connect/checkout" className={css.open}>
        <Icon of={ShoppingBasket} size={20} />
        <VisuallyHidden>{t('Basket')}</VisuallyHidden>
        <span className={css.name} aria-hidden>
          {t('Basket')}
        </span>
      </Link>
    </aside>,
    place,
  );
}
