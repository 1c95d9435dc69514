import { maxCodeLength } from '@connect/core/domain/access/second-factor';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as css from './security-screen.css.ts';
import { useCommand } from '../../../shared/query/use-command.ts';

interface CodeFormProps<Value> {
  readonly lead?: string;
  /** Name of the button that does it. */
  readonly action: string;
  readonly danger?: boolean;
  readonly submit: (code: string) => Promise<Result<Value, Refusal>>;
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
}

/** Asks for a code of the authenticator, and does what needs one. */
export function CodeForm<Value>({ lead, action, danger = false, submit, onDone, onCancel }: CodeFormProps<Value>) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const { busy, refusal, run, forget } = useCommand(submit);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (): Promise<void> => {
    const answer = await run(code);
    if (answer?.ok) onDone(answer.value);
    else if (answer) field.current?.select();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={css.codeForm} onSubmit={onSubmit}>
      {lead !== undefined && <p>{lead}</p>}
      <Field
        ref={field}
        label={t('Code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxCodeLength}
        required
        value={code}
        error={refusal ? refusalText(t, refusal) : undefined}
        onChange={({ target }) => {
          setCode(target.value);
          forget();
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy} busy={busy}>
          {action}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
