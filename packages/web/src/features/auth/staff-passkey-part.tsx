import { useTranslate } from '../../i18n/i18n-context.tsx';
import { later } from '../../i18n/later.ts';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import { LaterPart } from './later-part.tsx';

const part = later('staff-passkey', () => import('./staff-passkey/staff-passkey-login.tsx'));

/** The staff login of a portal without a provider, fetched once it is asked for (specification §passkeys-of-staff). */
export function StaffPasskeyPart(props: { readonly onSignedIn: (returnTo: string | null) => void }) {
  const t = useTranslate();
  return (
    <>
      <BareTitle title={t('Staff login')} />
      <LaterPart part={part}>{({ StaffPasskeyLogin }) => <StaffPasskeyLogin {...props} />}</LaterPart>
    </>
  );
}
