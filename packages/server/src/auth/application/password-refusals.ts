import { escapeHtml } from '../../escape-html.ts';
import type { Language } from '@connect/core/domain/access/language';
import type { Refusal } from '../../refusal.ts';
import type { ResetRefusal } from './password-reset.ts';
import type { FieldProblem, RegistrationRefusal } from './registration.ts';
import { problemText, registrationTexts } from './registration-texts.ts';

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const formRefusal = (problems: readonly FieldProblem[], language: Language): Refusal => {
  const errors: Record<string, string[]> = {};
  for (const each of problems) (errors[each.field] ??= []).push(problemText(language, each));
  const sentences = Object.values(errors).flat();
  const { correct } = registrationTexts(language);
  return {
    message: sentences.join(' '),
    code: 'invalid_registration',
    errors,
    html: `${paragraph(correct)}<ul>${sentences.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
  };
};

/** A registration's refusal with its problems as HTML, in the language of the page (specification §registration, §server-messages). */
export const registrationRefusal = (refusal: RegistrationRefusal, language: Language): Refusal => {
  if (refusal.kind === 'invalid-form') return formRefusal(refusal.problems, language);
  const { invitation, askAgain } = registrationTexts(language);
  return { message: invitation, code: 'invalid_invitation', html: paragraph(invitation) + paragraph(askAgain) };
};

const passwordTexts = {
  password_too_short: 'Password must be at least 8 characters',
  password_is_email: 'Password must not be your email address',
  password_about_you: 'Password must not be your name or your company’s',
  password_too_common: 'This password is too common. Please choose another.',
  password_mismatch: 'The two passwords are not the same',
} as const;

/** What is wrong with a new password, at the field where it was typed. */
export const newPasswordRefusal = (problem: keyof typeof passwordTexts, field: string): Refusal => {
  const message = passwordTexts[problem];
  return { message, code: problem, errors: { [field]: [message] } };
};

export const resetRefusal = (refusal: ResetRefusal): Refusal => {
  if (refusal.kind === 'invalid-reset')
    return {
      message: 'This password reset link is not valid, has been used or has expired.',
      code: 'invalid_reset',
    };
  const field = refusal.problem === 'password_mismatch' ? 'password_confirmation' : 'password';
  return newPasswordRefusal(refusal.problem, field);
};
