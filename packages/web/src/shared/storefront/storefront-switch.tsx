import { Suspense, lazy, useState } from 'react';

import { StorefrontTrigger } from './storefront-trigger.tsx';

const loadMenu = () => import('./storefront-menu.tsx');
const StorefrontMenu = lazy(async () => ({ default: (await loadMenu()).StorefrontMenu }));

/** The switcher for visitors: what its menu needs comes once somebody turns to the button. */
export function StorefrontSwitch({ place }: { place: 'form' | 'header' }) {
  const [wanted, setWanted] = useState(false);
  const ahead = () => void loadMenu().catch(() => undefined);
  const trigger = (
    <StorefrontTrigger
      place={place}
      aria-expanded={false}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <StorefrontMenu place={place} startsOpen />
    </Suspense>
  ) : (
    trigger
  );
}
