import { useEffect, useEffectEvent, useState } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { Button } from '../../ui/button.tsx';
import * as css from './auth-form.css.ts';
import type { SecondStepProps } from './second-step/second-step-props.ts';

const part = later('second-step', () => import('./second-step/second-step.tsx'));
type Part = Awaited<ReturnType<typeof part.load>>;

/** The second step, fetched once it is asked for; where it cannot be, that is said, and one tries again. */
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
  if (found === null)
    return (
      <div className={css.form}>
        <Button wide disabled busy>
          {t('Login')}
        </Button>
      </div>
    );
  if (found === 'failed')
    return (
      <div className={css.form}>
        <p role="alert">{t('We can’t reach the server. Check your connection and try again.')}</p>
        <Button wide onClick={() => setTries(tries + 1)}>
          {t('Try again')}
        </Button>
      </div>
    );
  return <found.SecondStep {...props} />;
}
