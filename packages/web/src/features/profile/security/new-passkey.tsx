import { maxPasskeyName } from '@connect/core/domain/access/passkey';
import type { Passkey, PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, type Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from './security-screen.css.ts';
import * as layout from '../../../theme/layout.css.ts';

interface NewPasskeyProps {
  readonly options: PasskeyOptions;
  readonly add: (name: string, answer: PasskeyAnswer) => Promise<Result<Passkey, Refusal>>;
  readonly onAdded: (passkey: Passkey) => void;
  readonly onCancel: () => void;
}

/** Names a new passkey and has the browser make it, at the press that its makers want. */
export function NewPasskey({ options, add, onAdded, onCancel }: NewPasskeyProps) {
  const t = useTranslate();
  const { newDevicePasskey } = useAccount();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const isOver = refusal !== null && refusal.failure !== 'unavailable';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  /** What the device made, while nobody knows whether it came: it is sent again, as the device makes no second one. */
  const unanswered = useRef<PasskeyAnswer | null>(null);
  const make = async (): Promise<void> => {
    const made = unanswered.current ? ok(unanswered.current) : await newDevicePasskey(options);
    if (!made.ok) {
      const text =
        made.refusal === 'cancelled'
          ? t('No passkey was created. It may be on your account already. Try again.')
          : t('This browser or address can’t create passkeys. Try a current browser.');
      return setProblem(text);
    }
    const answer = await add(name.trim(), made.value);
    if (answer.ok) return onAdded(answer.value);
    unanswered.current = answer.refusal.failure === 'unavailable' ? made.value : null;
    setRefusal(answer.refusal);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || isOver) return;
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
      <div className={layout.inline}>
        {/* What it was asked with counts once. */}
        <Button type="submit" aria-disabled={busy || isOver} busy={busy}>
          {t('Create the passkey')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
