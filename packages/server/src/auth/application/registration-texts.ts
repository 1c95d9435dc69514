import { minPasswordLength } from '@connect/core/domain/access/password';
import type { Language } from '@connect/core/domain/access/language';
import type { PasswordProblem } from '../domain/new-password.ts';
import type { FieldProblem } from './registration.ts';

interface Texts {
  readonly correct: string;
  readonly invitation: string;
  readonly askAgain: string;
  readonly required: Readonly<Record<'first_name' | 'last_name', string>>;
  readonly password: Readonly<Record<PasswordProblem, string>>;
}

const n = minPasswordLength;

/** What the register form is answered with, in its page's language: specification §registration shows the server's own text. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    correct: 'Please correct the following:',
    invitation: 'This invitation is no longer valid.',
    askAgain: 'If you’ve already registered, log in; otherwise ask the person who invited you for a new one.',
    required: { first_name: 'First name is required.', last_name: 'Last name is required.' },
    password: {
      password_too_short: `Password must be at least ${n} characters.`,
      password_is_email: 'Password must not be your email address.',
      password_about_you: 'Password must not be your name or your company’s.',
      password_too_common: 'This password is too common. Please choose another.',
    },
  },
  fr: {
    correct: 'Veuillez corriger les points suivants :',
    invitation: 'Cette invitation n’est pas valable, a déjà été utilisée ou a expiré.',
    askAgain:
      'Demandez à la personne qui vous a invité de la renvoyer. Si vous avez déjà un compte, connectez-vous avec celui-ci.',
    required: { first_name: 'Le prénom est obligatoire.', last_name: 'Le nom est obligatoire.' },
    password: {
      password_too_short: `Le mot de passe doit comporter au moins ${n} caractères.`,
      password_is_email: 'Le mot de passe ne doit pas être votre adresse e-mail.',
      password_about_you: 'Le mot de passe ne doit pas être votre nom ni celui de votre entreprise.',
      password_too_common: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
    },
  },
  it: {
    correct: 'Corregga quanto segue:',
    invitation: 'Questo invito non è valido, è già stato usato o è scaduto.',
    askAgain: 'Chieda a chi lo ha inviato di inviarlo di nuovo. Se ha già un account, acceda con quello.',
    required: { first_name: 'Il nome è obbligatorio.', last_name: 'Il cognome è obbligatorio.' },
    password: {
      password_too_short: `La password deve contenere almeno ${n} caratteri.`,
      password_is_email: 'La password non deve essere il Suo indirizzo e-mail.',
      password_about_you: 'La password non deve essere il Suo nome né quello della Sua azienda.',
      password_too_common: 'Questa password è troppo comune. Ne scelga un’altra.',
    },
  },
  pl: {
    correct: 'Prosimy poprawić następujące pola:',
    invitation: 'To zaproszenie jest nieprawidłowe, zostało już użyte lub wygasło.',
    askAgain:
      'Prosimy zwrócić się do osoby, która je wysłała, o ponowne wysłanie. Jeśli mają już Państwo konto, prosimy się na nie zalogować.',
    required: { first_name: 'Imię jest wymagane.', last_name: 'Nazwisko jest wymagane.' },
    password: {
      password_too_short: `Hasło musi mieć co najmniej ${n} znaków.`,
      password_is_email: 'Hasło nie może być Państwa adresem e-mail.',
      password_about_you: 'Hasło nie może być Państwa imieniem, nazwiskiem ani nazwą firmy.',
      password_too_common: 'To hasło jest zbyt popularne. Prosimy wybrać inne.',
    },
  },
  de: {
    correct: 'Bitte korrigieren Sie Folgendes:',
    invitation: 'Diese Einladung ist nicht gültig, wurde schon verwendet oder ist abgelaufen.',
    askAgain:
      'Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden. Wenn Sie schon ein Konto haben, melden Sie sich damit an.',
    required: { first_name: 'Der Vorname fehlt.', last_name: 'Der Nachname fehlt.' },
    password: {
      password_too_short: `Das Passwort muss mindestens ${n} Zeichen lang sein.`,
      password_is_email: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
      password_about_you: 'Das Passwort darf weder Ihr Name noch der Ihres Unternehmens sein.',
      password_too_common: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
    },
  },
};

/** One problem of the register form, as a sentence. */
export const problemText = (language: Language, { field, problem }: FieldProblem): string => {
  const { required, password } = texts[language];
  if (problem !== 'required') return password[problem];
  return field === 'password' ? password.password_too_short : required[field];
};

export const registrationTexts = (language: Language): Pick<Texts, 'correct' | 'invitation' | 'askAgain'> =>
  texts[language];
