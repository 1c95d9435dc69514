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
            'You no longer act for the customer: the time for it ran out, or it was ended elsewhere. You are back on your own dashboard.',
          )}
        </Banner>
      )}
      <LoginEnd />
    </>
  );
}
