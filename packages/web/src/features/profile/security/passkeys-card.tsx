import { maxPasskeys } from '@connect/core/domain/access/passkey';
import type { Passkey, PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { goneIsRemoved } from '@connect/core/use-cases/gone-is-removed';
import { useId, useState } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../shared/page/toast.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { ProofForm } from './proof-form.tsx';
import * as textStyles from '../../../theme/text.css.ts';
import * as css from './security-screen.css.ts';
import { StaleLogin } from './stale-login.tsx';
import { WaitingRow } from './waiting-row.tsx';

type Doing =
  | { readonly kind: 'nothing' | 'proving' | 'stale' }
  | { readonly kind: 'naming'; readonly options: PasskeyOptions }
  | { readonly kind: 'removing'; readonly passkey: Passkey };
const nothing: Doing = { kind: 'nothing' };

/** Whether they logged in too long ago for what they asked. */
const isStale = ({ message }: Refusal): boolean => message?.code === 'sign_in_again';

interface PasskeysCardProps {
  /** Mails about it are for it. */
  readonly storefront: string;
  /** Path of the staff login, for a member of staff's own; a user's without it. */
  readonly staffLogin?: string;
}

/**
 * What may be used in place of a code, of a second factor that is on (specification §passkeys), with the password; or what staff log in with
 * (specification §passkeys-of-staff), who have logged in lately in place of a password.
 */
export function PasskeysCard({ storefront, staffLogin }: PasskeysCardProps) {
  const t = useTranslate();
  const services = useAccount();
  const isStaff = staffLogin !== undefined;
  const id = useId();
  const list = useQuery(() => (isStaff ? services.listStaffPasskeys() : services.listPasskeys()), '');
  const beginning = useCommand(services.beginStaffPasskey);
  const [doing, setDoing] = useState(nothing);
  const [notice, setNotice] = useState('');
  const done = (text: string): void => {
    setDoing(nothing);
    setNotice(text);
    list.reload();
  };
  const begin = (next: Doing): void => {
    setNotice('');
    beginning.forget();
    setDoing(next);
  };
  const addOne = async (): Promise<void> => {
    if (!isStaff) return begin({ kind: 'proving' });
    setNotice('');
    const answer = await beginning.run();
    if (answer?.ok) setDoing({ kind: 'naming', options: answer.value });
    else if (answer && isStale(answer.refusal)) begin({ kind: 'stale' });
  };
  /** One that is gone already, as after an answer that got lost, is removed. */
  const removed = async (passkey: Passkey, password: string): Promise<Result<null, Refusal>> => {
    const answer = isStaff
      ? await services.removeStaffPasskey(passkey.id, storefront)
      : await services.removePasskey(passkey.id, password, storefront);
    if (!answer.ok && isStale(answer.refusal)) begin({ kind: 'stale' });
    return goneIsRemoved(answer);
  };
  const content = () => {
    switch (doing.kind) {
      case 'proving':
        return (
          <ProofForm
            key="proving"
            asks={['password']}
            lead={t('Enter your password to add a passkey.')}
            action={t('Continue')}
            submit={({ password }) => services.beginPasskey(password)}
            onDone={(options) => setDoing({ kind: 'naming', options })}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'naming':
        return (
          <NewPasskey
            options={doing.options}
            add={(name, answer) => (isStaff ? services.addStaffPasskey : services.addPasskey)(name, answer, storefront)}
            onAdded={({ name }) =>
              done(t('Passkey {name} was added. You can use it the next time you log in.', { name }))
            }
            onCancel={() => {
              setDoing(nothing);
              // The answer to one that was added may be lost.
              list.reload();
            }}
          />
        );
      case 'removing':
        return (
          <ProofForm
            key={doing.passkey.id}
            asks={isStaff ? [] : ['password']}
            lead={
              isStaff
                ? t('Remove the passkey {name}? It will no longer log you in.', { name: doing.passkey.name })
                : t('Enter your password to remove the passkey {name}.', { name: doing.passkey.name })
            }
            action={t('Remove')}
            danger
            submit={({ password }) => removed(doing.passkey, password)}
            onDone={() => done(t('Passkey {name} was removed.', { name: doing.passkey.name }))}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'stale':
        return (
          <StaleLogin
            page={staffLogin ?? ''}
            hasPasskey={(list.value?.length ?? 0) > 0}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'nothing':
        return list.value && list.value.length < maxPasskeys ? (
          <Button variant="secondary" disabled={beginning.busy} busy={beginning.busy} onClick={() => void addOne()}>
            {t('Add a passkey')}
          </Button>
        ) : null;
    }
  };
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={list.value === null && list.failure === null}>
      <div className={css.sessionsHead}>
        <CardTitle id={id}>{t('Passkeys')}</CardTitle>
      </div>
      <p className={css.sessionsNote}>
        {isStaff
          ? t('Log in with your fingerprint, face, device PIN or a security key. It can’t be phished.')
          : t('Use your fingerprint, face, device PIN or a security key in place of a code. It can’t be phished.')}
      </p>
      {notice !== '' && <Toast>{notice}</Toast>}
      {list.failure !== null && <LoadFailure onRetry={list.reload}>{t('We couldn’t load your passkeys.')}</LoadFailure>}
      {list.failure === null && list.value === null && <WaitingRow />}
      {list.value && list.value.length > 0 && (
        <ul>
          {list.value.map((passkey) => (
            <li key={passkey.id} className={css.session}>
              <Facts passkey={passkey} />
              <Button variant="secondary" onClick={() => begin({ kind: 'removing', passkey })}>
                {t('Remove')}
                <VisuallyHidden> {passkey.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.passkeysDoing}>
        {beginning.refusal && <Notice>{refusalText(t, beginning.refusal)}</Notice>}
        {content()}
      </div>
    </Card>
  );
}

function Facts({ passkey }: { readonly passkey: Passkey }) {
  const t = useTranslate();
  const format = useFormat();
  const used =
    passkey.lastUsedAt === null
      ? t('not used yet')
      : t('last used {when}', { when: format.moment(passkey.lastUsedAt) });
  return (
    <div className={css.device}>
      <span className={css.deviceName}>{passkey.name}</span>
      <span className={textStyles.small}>
        {[t('Added {date}', { date: format.date(passkey.createdAt) }), used].join(' · ')}
      </span>
    </div>
  );
}
