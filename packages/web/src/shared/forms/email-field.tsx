import { maxEmail } from '@connect/core/domain/access/user';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Field } from '../../ui/field.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onEmail: (email: string) => void;
}

/** Where somebody else's address is entered, which no browser knows nor corrects. */
export function EmailField({ value, error, onEmail }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <Field
      label={t('Email')}
      type="email"
      name="email"
      autoComplete="off"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmail}
      required
      value={value}
      onChange={({ target }) => onEmail(target.value)}
      error={error}
    />
  );
}
