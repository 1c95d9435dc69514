import { useSyncExternalStore } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../../services.ts';
import { Banner } from '../banner.tsx';
import { LoginEnd } from './login-end.tsx';

/** What a page tells of its session. */
export function SessionPart() {
  const t = useTranslate();
  const { actingEnded } = useServices();
  const { user } = useSession();
  const isEnded = useSyncExternalStore(actingEnded.listen, actingEnded.get);
  return (
    <>
      {isEnded && user.customerNo === null && (
        <Banner action={t('OK')} onAction={() => actingEnded.set(false)}>
          {t(
            'You’re no longer acting for the customer: the time ran out, or it was stopped elsewhere. You’re back on your own dashboard.',
          )}
        </Banner>
      )}
      <LoginEnd />
    </>
  );
}
