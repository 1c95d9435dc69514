import { isTyped } from '@connect/core/domain/administration/typed-name';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { Field } from '../../ui/field.tsx';

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
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, wrong);
  const submit = () => {
    if (isTyped(typed, name)) onConfirm(typed);
    else setWrong({});
  };
  return (
    <FormDialog
      danger
      title={title}
      submit={confirm}
      lead={children}
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
