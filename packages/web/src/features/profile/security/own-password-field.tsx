import type { Ref } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Field } from '../../../ui/field.tsx';

interface OwnPasswordFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** Asks for the password that the user has now. */
export function OwnPasswordField({ onText, ...field }: OwnPasswordFieldProps) {
  const t = useTranslate();
  return (
    <Field
      {...field}
      type="password"
      name="password"
      autoComplete="current-password"
      required
      reveal={{ show: t('Show password'), hide: t('Hide password') }}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
