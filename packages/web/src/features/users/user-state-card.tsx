import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { Member } from '@connect/core/domain/access/user-authority';
import { deactivationRefusal, reactivationRefusal } from '@connect/core/domain/access/user-edit';
import { useState } from 'react';

import { refusalText } from '../../i18n/server-message.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refusalReason } from '../../shared/forms/access-texts.ts';
import * as css from './user-cards.css.ts';
import { userName } from './user-name.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import * as textStyles from '../../theme/text.css.ts';

interface UserStateCardProps {
  user: CompanyUser;
  editor: Member;
  onChanged: (user: CompanyUser) => void;
}

/** Keeps a user out, and lets them in again (specification §editing-users). */
export function UserStateCard({ user, editor, onChanged }: UserStateCardProps) {
  const t = useTranslate();
  const { deactivateUser, reactivateUser } = useAccount();
  const [asking, setAsking] = useState(false);
  /** Here: another name of the user is nothing that is to be said. */
  const [turned, setTurned] = useState(false);
  const { active } = user;
  const { busy, refusal: refused, run } = useCommand(active ? deactivateUser : reactivateUser);
  const refusal = active ? deactivationRefusal(editor, user) : reactivationRefusal(editor, user);
  const act = active ? t('Deactivate') : t('Reactivate');

  const turn = async (): Promise<void> => {
    const answer = await run(user.id);
    if (!answer) return;
    setAsking(false);
    if (!answer.ok) return;
    setTurned(true);
    onChanged(answer.value);
  };
  const name = userName(user);
  const state = active ? t('{name} can log in.', { name }) : t('{name} is deactivated and can’t log in.', { name });
  return (
    <Card>
      <CardTitle>{t('Login access')}</CardTitle>
      <div className={css.state}>
        <p aria-live={turned ? 'polite' : 'off'}>{state}</p>
        {refused && <Notice>{refusalText(t, refused)}</Notice>}
        {refusal ? (
          <p className={textStyles.small}>{refusalReason(t, refusal)}</p>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {act}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={active ? t('Deactivate {name}?', { name }) : t('Reactivate {name}?', { name })}
        confirm={act}
        cancel={t('Cancel')}
        danger={active}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void turn()}
      >
        {active
          ? t('They’ll be logged out everywhere straight away and can’t log in until you reactivate them.')
          : t('They’ll be able to log in with the same password and permissions as before.')}
      </ConfirmDialog>
    </Card>
  );
}
