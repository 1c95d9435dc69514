import { useTranslate } from '../../i18n/i18n-context.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import { LaterPart } from './later-part.tsx';
import { secondStep } from './second-step-part.tsx';

/** The staff login of a portal without a provider, fetched once it is asked for (specification §passkeys-of-staff). */
export function StaffPasskeyPart(props: { readonly onSignedIn: (returnTo: string | null) => void }) {
  const t = useTranslate();
  return (
    <>
      <BareTitle title={t('Staff login')} />
      <LaterPart part={secondStep}>{({ StaffPasskeyLogin }) => <StaffPasskeyLogin {...props} />}</LaterPart>
    </>
  );
}
