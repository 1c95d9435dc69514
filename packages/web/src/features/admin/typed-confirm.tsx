import { isTyped } from '@connect/core/domain/administration/typed-name';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import * as css from './admin-form.css.ts';

interface TypedConfirmProps {
  title: string;
  /** What is to be typed: the name of what goes. */
  name: string;
  /** What the button does, such as Revoke. */
  confirm: string;
  busy: boolean;
  onClose: () => void;
  /** Is handed what was typed, which the server looks at, too. */
  onConfirm: (typed: string) => void;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
}

/** Asks before something is taken away, by its name: a press too many does no harm (specification §administration). */
export function TypedConfirm({ title, name, confirm, busy, onClose, onConfirm, children }: TypedConfirmProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, wrong);
  const close = () => {
    if (!busy) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isTyped(typed, name)) onConfirm(typed);
    else setWrong({});
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} variant="danger" disabled={busy} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <form ref={form} id={id} noValidate className={css.form} onSubmit={submit}>
        <Field
          label={t('Type {name} to confirm', { name })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(null);
          }}
          error={wrong ? t('This isn’t {name}.', { name }) : undefined}
        />
      </form>
    </Dialog>
  );
}
