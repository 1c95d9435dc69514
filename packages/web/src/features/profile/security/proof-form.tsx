import { maxCodeLength } from '@connect/core/domain/access/second-factor';
import type { SecondFactorProof } from '@connect/core/domain/access/second-factor';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { msg } from '../../../i18n/translator.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import * as css from './security-screen.css.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import * as layout from '../../../theme/layout.css.ts';

const toEnter: Readonly<Record<keyof SecondFactorProof, string>> = {
  password: msg('Enter your password.'),
  code: msg('Enter the code.'),
};

interface ProofFormProps<Value> {
  readonly lead?: string;
  /** What it asks for. */
  readonly asks: readonly (keyof SecondFactorProof)[];
  /** Name of the button that does it. */
  readonly action: string;
  readonly danger?: boolean;
  /** What was not asked for is empty. */
  readonly submit: (proof: SecondFactorProof) => Promise<Result<Value, Refusal>>;
  readonly onDone: (value: Value) => void;
  /** Beside what is said of it here. */
  readonly onRefused?: (refusal: Refusal) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, a code of the authenticator, both, or whether one means it, and does what needs them. */
export function ProofForm<Value>({
  lead,
  asks,
  action,
  danger = false,
  submit,
  onDone,
  onRefused,
  onCancel,
}: ProofFormProps<Value>) {
  const t = useTranslate();
  const [proof, setProof] = useState<SecondFactorProof>({ password: '', code: '' });
  const { busy, refusal, run } = useCommand(submit);
  const [missing, setMissing] = useState<readonly (keyof SecondFactorProof)[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  // Where nothing is asked for, it is on taking it back, so that Enter does no harm.
  useEffect(() => (password.current ?? code.current ?? cancel.current)?.focus(), []);

  const refused: keyof SecondFactorProof =
    asks.includes('code') && refusal?.message?.code !== 'wrong_own_password' ? 'code' : 'password';
  const errorAt = (field: keyof SecondFactorProof): string | undefined => {
    if (missing?.includes(field)) return t(toEnter[field]);
    return missing === null && refusal && field === refused ? refusalText(t, refusal) : undefined;
  };
  // What was refused is typed anew; the message stands under it.
  useEffect(() => {
    if (refusal) (refused === 'code' ? code : password).current?.select();
  }, [refusal, refused]);

  const send = async (): Promise<void> => {
    const answer = await run(proof);
    if (answer?.ok) onDone(answer.value);
    else if (answer) onRefused?.(answer.refusal);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const empty = asks.filter((field) => proof[field] === '');
    setMissing(empty.length > 0 ? empty : null);
    if (empty.length === 0) void send();
  };
  return (
    <form ref={form} className={css.codeForm} onSubmit={onSubmit} noValidate>
      <ErrorSummary form={form} found={missing ?? refusal} />
      {lead !== undefined && <p>{lead}</p>}
      {asks.includes('password') && (
        <OwnPasswordField
          ref={password}
          label={t('Password')}
          value={proof.password}
          error={errorAt('password')}
          onText={(typed) => setProof({ ...proof, password: typed })}
        />
      )}
      {asks.includes('code') && (
        <Field
          ref={code}
          label={t('Code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={maxCodeLength}
          required
          value={proof.code}
          error={errorAt('code')}
          onChange={({ target }) => setProof({ ...proof, code: target.value })}
        />
      )}
      {refusal && asks.length === 0 && <Notice>{refusalText(t, refusal)}</Notice>}
      <div className={layout.inline}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy} busy={busy}>
          {action}
        </Button>
        <Button ref={cancel} variant="secondary" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
