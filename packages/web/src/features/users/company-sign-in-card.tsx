import { useState } from 'react';

import { useAccount } from '../../account-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './user-cards.css.ts';

/** Whether all users of the company need a second factor (specification §demanded-second-factor). */
export function CompanySignInCard({ onChanged }: { readonly onChanged: () => void }) {
  const t = useTranslate();
  const { loadCompanySignIn, setCompanySignIn } = useAccount();
  const { value, failure, reload } = useQuery(() => loadCompanySignIn(), '');
  const [asking, setAsking] = useState(false);
  const { busy, refusal, run } = useCommand(setCompanySignIn);
  const demanded = value?.secondFactorDemanded ?? false;
  const change = async (): Promise<void> => {
    const answer = await run({ secondFactorDemanded: !demanded });
    if (!answer) return;
    setAsking(false);
    reload();
    if (answer.ok) onChanged();
  };
  return (
    <Card aria-busy={value === null && failure === null}>
      <CardTitle>{t('Two-step verification')}</CardTitle>
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load your settings.')}</LoadFailure>}
      {failure === null && value === null && <Shimmer height={72} />}
      {value && (
        <div className={css.state}>
          <p aria-live="polite">
            {value.demandedBySupplier
              ? t('Required for everyone in your company by your supplier.')
              : demanded
                ? t('Required for everyone in your company.')
                : t('Each user decides for themselves.')}
          </p>
          {refusal && <Notice>{refusalText(t, refusal)}</Notice>}
          {!value.demandedBySupplier && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {demanded ? t('Make it optional') : t('Require for everyone')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={demanded ? t('Make two-step verification optional?') : t('Require two-step verification for everyone?')}
        confirm={demanded ? t('Make it optional') : t('Require for everyone')}
        cancel={t('Cancel')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void change()}
      >
        {demanded
          ? t('Those who use it keep it, and can turn it off.')
          : t('Anyone who doesn’t use it yet, you included, will have to set it up before they can do anything else.')}
      </ConfirmDialog>
    </Card>
  );
}
