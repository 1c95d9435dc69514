import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

import { useLocale } from '../../i18n/i18n-context.tsx';
import { useLater } from '../../i18n/later.ts';
import type { Later } from '../../i18n/later.ts';

interface LaterPartProps<Part, Services> {
  part: Later<Part>;
  /** What it works with, fetched beside it. */
  services: () => Promise<Services>;
  render: (part: Part, services: Services) => ReactNode;
  /** In milliseconds. */
  delay?: number;
}

/** A part that the page is whole without, fetched once that is up. One that cannot be fetched is left out. */
export function LaterPart<Part, Services>({
  part,
  services,
  render,
  delay = 0,
}: LaterPartProps<Part, Services>): ReactNode {
  const locale = useLocale();
  const load = useLater(part);
  const [shown, setShown] = useState<ReactNode>(null);
  const show = useEffectEvent(async () => setShown(render(...(await Promise.all([load(), services()])))));
  useEffect(() => {
    const timer = setTimeout(() => void show().catch(() => undefined), delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another language has other texts to fetch.
  }, [locale, delay]);
  return shown;
}
