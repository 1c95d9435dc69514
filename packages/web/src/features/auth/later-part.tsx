import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLater } from '../../i18n/later.ts';
import type { Later } from '../../i18n/later.ts';
import { Button } from '../../ui/button.tsx';
import * as css from './auth-form.css.ts';

interface LaterPartProps<Part> {
  readonly part: Later<Part>;
  readonly children: (found: Part) => ReactNode;
}

/** A step of signing in, fetched once it is asked for; where it cannot be, that is said, and one tries again. */
export function LaterPart<Part>({ part, children }: LaterPartProps<Part>) {
  const t = useTranslate();
  const locale = useLocale();
  const load = useLater(part);
  const [found, setFound] = useState<{ readonly part: Part } | 'failed' | null>(null);
  const fetchIt = useEffectEvent(() =>
    load().then(
      (loaded) => setFound({ part: loaded }),
      () => setFound('failed'),
    ),
  );
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
  return children(found.part);
}
