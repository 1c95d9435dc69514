import { ChevronDown, Globe } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './storefront-trigger.css.ts';
import { ownNameOf, useStorefronts } from './storefronts.ts';

type StorefrontTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { place: keyof typeof css.trigger };

/** The button of the switcher: the name of the storefront, in a header a globe alone. */
export function StorefrontTrigger({ place, ...rest }: StorefrontTriggerProps) {
  const t = useTranslate();
  const { current } = useStorefronts();
  const label = t('Region and language');
  const name = ownNameOf(current);
  return (
    <button type="button" aria-haspopup="menu" className={css.trigger[place]} {...rest}>
      <Icon of={Globe} size={place === 'form' ? 16 : 18} />
      <VisuallyHidden>{`${label}, ${place === 'form' ? '' : name}`}</VisuallyHidden>
      {place === 'form' && name}
      {place === 'form' && <Icon of={ChevronDown} size={14} />}
    </button>
  );
}
