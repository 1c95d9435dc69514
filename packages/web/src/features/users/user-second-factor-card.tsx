import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { Member } from '@connect/core/domain/access/user-authority';
import { secondFactorResetRefusal } from '@connect/core/domain/access/user-edit';
import { useState } from 'react';

import { useAccount } from '../../account-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { refusalReason } from '../../shared/forms/access-texts.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './user-cards.css.ts';
import { userName } from './user-name.ts';
import * as textStyles from '../../theme/text.css.ts';

interface UserSecondFactorCardProps {
  readonly user: CompanyUser;
  readonly editor: Member;
  /** The mail to the user is for it. */
  readonly storefront: string;
  readonly onChanged: (user: CompanyUser) => void;
}

/** Takes a second factor whose owner lost phone and recovery codes (specification §second-factor). */
export function UserSecondFactorCard({ user, editor, storefront, onChanged }: UserSecondFactorCardProps) {
  const t = useTranslate();
  const { resetSecondFactor } = useAccount();
  const [asking, setAsking] = useState(false);
  const [wasReset, setWasReset] = useState(false);
  const { busy, refusal: refused, run } = useCommand(resetSecondFactor);
  const refusal = secondFactorResetRefusal(editor, user);
  const name = userName(user);
  const state = user.secondFactor
    ? t('{name} logs in with a code.', { name })
    : t('{name} logs in without a code.', { name });
  const reset = async (): Promise<void> => {
    const answer = await run(user.id, storefront);
    if (!answer) return;
    setAsking(false);
    if (!answer.ok) return;
    setWasReset(true);
    onChanged(answer.value);
  };
  return (
    <Card>
      <CardTitle>{t('Two-step verification')}</CardTitle>
      <div className={css.state}>
        <p aria-live={wasReset ? 'polite' : 'off'}>{state}</p>
        {refused && <Notice>{refusalText(t, refused)}</Notice>}
        {user.secondFactor && refusal && <p className={textStyles.small}>{refusalReason(t, refusal)}</p>}
        {user.secondFactor && !refusal && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('Reset')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Reset two-step verification for {name}?', { name })}
        confirm={t('Reset')}
        cancel={t('Cancel')}
        danger
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void reset()}
      >
        {t(
          'Do this only if they lost their phone and recovery codes, and you are sure it’s them. They’ll be logged out everywhere and told by email.',
        )}
      </ConfirmDialog>
    </Card>
  );
}
