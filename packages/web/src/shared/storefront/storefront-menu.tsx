import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Menu } from '../../ui/menu.tsx';
import { StorefrontItems } from './storefront-items.tsx';
import { StorefrontTrigger } from './storefront-trigger.tsx';

/** The storefront switcher by itself, for visitors, who have no account menu. Under a form it opens upwards. */
export function StorefrontMenu({ place, startsOpen }: { place: 'form' | 'header'; startsOpen?: boolean }) {
  const t = useTranslate();
  return (
    <Menu
      label={t('Region and language')}
      align={place === 'form' ? 'above' : 'end'}
      startsOpen={startsOpen}
      // oxlint-disable-next-line react/no-unstable-nested-components -- A render prop, called and never mounted.
      trigger={(props) => <StorefrontTrigger place={place} {...props} />}
    >
      <StorefrontItems />
    </Menu>
  );
}
