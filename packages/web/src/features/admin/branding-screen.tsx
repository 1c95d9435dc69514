import type { Branding, BrandingPart } from '@connect/core/domain/administration/branding';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ownName } from '../../own-name.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Card } from '../../ui/card.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { BrandingForm } from './branding-form.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { useAnew } from './use-anew.ts';
import { useOutcome } from './use-outcome.tsx';

/** How the portal presents itself: name, logo, colours, legal texts and storefronts (specification §branding). */
export function BrandingScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { branding } = useAdmin();
  const loaded = useQuery(branding.read, 'branding');
  useForbidden(loaded.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const { version, frame, begin, anew } = useAnew(loaded, branding.read);
  const focusNext = useFocusNext(frame);
  const [takingBack, setTakingBack] = useState<BrandingPart | null>(null);
  const { busy, run } = useCommand(branding.takeBack);
  const saved = (now: Branding): void => {
    loaded.set(now);
    setOutcome({ tone: 'good', text: t('The changes were saved. Pages show them once they’re reloaded.') });
  };
  const takeBack = async (part: BrandingPart, was: Branding, typed: string): Promise<void> => {
    const answer = await run(part, was, typed);
    if (!answer) return;
    setTakingBack(null);
    if (answer.ok) {
      saved(answer.value);
      // The form is made anew, with its button.
      focusNext('button[type="submit"]');
      begin();
    } else {
      setOutcome({ tone: 'bad', text: adminRefusalText(t, answer.refusal) });
      await anew();
    }
  };
  const was = loaded.value;
  return (
    <AdminPage current="branding">
      {notice}
      {loaded.state === 'failed' && (
        <Card>
          <LoadFailure onRetry={loaded.reload}>{t('We couldn’t load the branding.')}</LoadFailure>
        </Card>
      )}
      {loaded.state !== 'failed' && was === null && (
        <Card aria-busy>
          <Shimmer height={420} />
        </Card>
      )}
      {was && (
        <div ref={frame}>
          <BrandingForm
            key={version}
            standing={was}
            onSaved={saved}
            onReload={() => void anew()}
            onTakeBack={setTakingBack}
          />
        </div>
      )}
      {was && takingBack && (
        <TypedConfirm
          title={takingBack === 'logo' ? t('Remove the logo?') : t('Restore the built-in look?')}
          name={was.name || ownName}
          confirm={takingBack === 'logo' ? t('Remove') : t('Restore the built-in look')}
          busy={busy}
          onClose={() => setTakingBack(null)}
          onConfirm={(typed) => void takeBack(takingBack, was, typed)}
        >
          <p>
            {takingBack === 'logo'
              ? t('Pages, emails and PDFs will show the built-in logo again. Your logo will be deleted.')
              : t('Name, logo and colours will be removed. Legal texts and storefronts will stay.')}
          </p>
        </TypedConfirm>
      )}
    </AdminPage>
  );
}
