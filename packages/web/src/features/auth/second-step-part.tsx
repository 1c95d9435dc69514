import { useEffect, useEffectEvent, useState } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { Button } from '../../ui/button.tsx';
import type { SecondStepProps } from './second-step/second-step-props.ts';

const part = later('second-step', () => import('./second-step/second-step.tsx'));
type Part = Awaited<ReturnType<typeof part.load>>;

/** The second step, fetched once it is asked for; where it cannot be, one tries again. */
export function SecondStepPart(props: SecondStepProps) {
  const t = useTranslate();
  const locale = useLocale();
  const load = useLater(part);
  const [found, setFound] = useState<Part | 'failed' | null>(null);
  const fetchIt = useEffectEvent(() => load().then(setFound, () => setFound('failed')));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void fetchIt();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another language has other texts to fetch, and each try fetches anew.
  }, [locale, tries]);
  if (found === 'failed')
    return (
      <Button wide onClick={() => setTries(tries + 1)}>
        {t('Try again')}
      </Button>
    );
  return found && <found.SecondStep {...props} />;
}
