import { maxPasskeyName, maxPasskeys } from '@connect/core/domain/access/passkey';
import type { Passkey, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, type Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ProofForm } from './proof-form.tsx';
import * as css from './security-screen.css.ts';
import { WaitingRow } from './waiting-row.tsx';

type Doing =
  | { readonly kind: 'nothing' | 'proving' }
  | { readonly kind: 'naming'; readonly options: PasskeyOptions }
  | { readonly kind: 'removing'; readonly passkey: Passkey };
const nothing: Doing = { kind: 'nothing' };

/** What may be used in place of a code, of a second factor that is on (specification §passkeys). Mails about it are for the `storefront`. */
export function PasskeysCard({ storefront }: { readonly storefront: string }) {
  const t = useTranslate();
  const { listPasskeys, beginPasskey, removePasskey } = useAccount();
  const id = useId();
  const list = useQuery(() => listPasskeys(), '');
  const [doing, setDoing] = useState(nothing);
  const [said, setSaid] = useState('');
  const note = useRef<HTMLDivElement>(null);
  // The form that was here is gone.
  useEffect(() => {
    if (said !== '') note.current?.focus();
  }, [said]);
  const done = (text: string): void => {
    setDoing(nothing);
    setSaid(text);
    list.reload();
  };
  const begin = (next: Doing): void => {
    setSaid('');
    setDoing(next);
  };
  /** One that is gone already, as after an answer that got lost, is removed. */
  const removed = async (passkey: Passkey, password: string): Promise<Result<null, Refusal>> => {
    const answer = await removePasskey(passkey.id, password, storefront);
    return !answer.ok && answer.refusal.failure === 'not-found' ? ok(null) : answer;
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
            submit={({ password }) => beginPasskey(password)}
            onDone={(options) => setDoing({ kind: 'naming', options })}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'naming':
        return (
          <NewPasskey
            options={doing.options}
            storefront={storefront}
            onAdded={({ name }) =>
              done(t('Passkey {name} was added. You can use it the next time you log in.', { name }))
            }
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'removing':
        return (
          <ProofForm
            key={doing.passkey.id}
            asks={['password']}
            lead={t('Enter your password to remove the passkey {name}.', { name: doing.passkey.name })}
            action={t('Remove')}
            danger
            submit={({ password }) => removed(doing.passkey, password)}
            onDone={() => done(t('Passkey {name} was removed.', { name: doing.passkey.name }))}
            onCancel={() => setDoing(nothing)}
          />
        );
      case 'nothing':
        return list.value && list.value.length < maxPasskeys ? (
          <Button variant="secondary" onClick={() => begin({ kind: 'proving' })}>
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
        {t('Use your fingerprint, face, device PIN or a security key in place of a code. It can’t be phished.')}
      </p>
      {said !== '' && (
        <div className={css.sessionsNote}>
          <div ref={note} tabIndex={-1}>
            <Notice tone="good">{said}</Notice>
          </div>
        </div>
      )}
      {list.failure !== null && (
        <LoadFailure onRetry={list.reload}>{t('Your passkeys could not be loaded.')}</LoadFailure>
      )}
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
      <div className={css.passkeysDoing}>{content()}</div>
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
      <span className={css.deviceFacts}>
        {[t('Added {date}', { date: format.date(passkey.createdAt) }), used].join(' · ')}
      </span>
    </div>
  );
}

interface NewPasskeyProps {
  readonly options: PasskeyOptions;
  readonly storefront: string;
  readonly onAdded: (passkey: Passkey) => void;
  readonly onCancel: () => void;
}

/** Names a new passkey and has the browser make it, at the press that its makers want. */
function NewPasskey({ options, storefront, onAdded, onCancel }: NewPasskeyProps) {
  const t = useTranslate();
  const { addPasskey, newDevicePasskey } = useAccount();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const make = async (): Promise<void> => {
    const made = await newDevicePasskey(options);
    if (!made.ok) {
      const text =
        made.refusal === 'cancelled'
          ? t('No passkey was created. It may be on your account already. Try again.')
          : t('This browser or address can’t create passkeys. Try a current browser.');
      return setProblem(text);
    }
    const answer = await addPasskey(name.trim(), made.value, storefront);
    if (answer.ok) onAdded(answer.value);
    else setRefusal(answer.refusal);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    setRefusal(null);
    if (name.trim() === '') {
      setProblem(t('Enter a name for the passkey, such as the device it’s on.'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await make();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.codeForm} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        label={t('Name of the passkey')}
        hint={t('Such as the device it’s on: “Work laptop”.')}
        autoComplete="off"
        required
        maxLength={maxPasskeyName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem ?? undefined}
      />
      {refusal && <Notice>{refusalText(t, refusal)}</Notice>}
      <div className={css.buttons}>
        {/* What it was asked with counts once. */}
        <Button type="submit" aria-disabled={busy || refusal !== null} busy={busy}>
          {t('Create the passkey')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
