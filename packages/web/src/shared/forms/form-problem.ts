import type { UserRefusal } from '@connect/core/domain/access/user-edit';
import type { Refusal } from '@connect/core/ports/failure';

import { fieldText, refusalText } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { refusalReason } from './access-texts.ts';

export type FormPlace = 'firstName' | 'lastName' | 'email' | 'limit' | 'form';

/** What is wrong with a form, and where it is said. */
export type FormProblem = Readonly<Partial<Record<FormPlace, string>>>;

const wireFields = [
  ['firstName', 'firstName', msg('Enter a first name.')],
  ['lastName', 'lastName', msg('Enter a last name.')],
  ['email', 'email', msg('Enter an email address.')],
  ['limit', 'spendLimit', msg('Enter a limit.')],
] as const;

/** Codes of the server that are about one field. */
const places: Readonly<Partial<Record<string, FormPlace>>> = {
  limit_above_yours: 'limit',
  raises_yourself: 'limit',
  already_a_user: 'email',
  already_invited: 'email',
};

/** A refusal of the server, each text at the field it is about. */
export const problemOf = (t: Translate, refusal: Refusal): FormProblem => {
  const byField = wireFields.flatMap(([place, field, toEnter]) => {
    const text = fieldText(t, refusal.message, field, toEnter);
    return text === undefined ? [] : [[place, text] as const];
  });
  if (byField.length > 0) return Object.fromEntries(byField);
  return { [places[refusal.message?.code ?? ''] ?? 'form']: refusalText(t, refusal) };
};

/** A refusal of the core's rules, before the server is asked. What is not about the limit cannot be chosen in the form. */
export const ruleProblem = (t: Translate, refusal: UserRefusal): FormProblem => {
  const place = refusal.kind === 'limit-above-yours' || refusal.kind === 'raises-yourself' ? 'limit' : 'form';
  return { [place]: refusalReason(t, refusal) };
};
