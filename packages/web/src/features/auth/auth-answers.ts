// What the answers to a form need and its page paints without: the machine of the button, and the words for what is refused.
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import * as machine from '@connect/machines/start-auth-button';
import type { AuthButton, ButtonOptions, ButtonView } from '@connect/machines/start-auth-button';

import { fieldText as textOfField } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { showErrorInTitle } from '../../shared/forms/show-error-in-title.ts';

export { serverText } from '../../i18n/server-message.ts';

/** What to enter in the fields of these forms. */
const toEnter: Readonly<Partial<Record<string, string>>> = {
  email: msg('Enter an email address.'),
  password: msg('Enter a password.'),
  password_confirmation: msg('Enter the password again.'),
  code: msg('Enter the code.'),
};

export const fieldText = (t: Translate, message: ServerMessage | null, field: string): string | undefined =>
  textOfField(t, message, field, toEnter[field]);

/** The fields of a form that are left empty, or no email address. */
const wrongFields = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter((field) => field instanceof HTMLInputElement).filter(({ validity }) => !validity.valid);

/** The form's own rule goes by its text. */
const problemOf = ({ customError, valueMissing }: ValidityState, own: string): string =>
  customError ? own : valueMissing ? 'is required' : 'is not an email address';

/** What is wrong with fields, as the server would say it. */
const messageOf = (fields: readonly HTMLInputElement[]): ServerMessage => ({
  code: 'malformed_request',
  text: '',
  values: {},
  errors: Object.fromEntries(
    fields.map(({ name, validity, validationMessage }) => [name, [problemOf(validity, validationMessage)]]),
  ),
  html: null,
});

/** The button of a form, which asks the server nothing while its fields are wrong. The title says that the page has errors. */
export const startAuthButton = <Form, Value>({
  t,
  onView,
  ...options
}: ButtonOptions<Form, Value> & {
  readonly t: Translate;
  readonly onView: (view: ButtonView) => void;
}): Omit<AuthButton<Form>, 'submit'> & { readonly submit: (form: Form, element?: HTMLFormElement) => void } => {
  let takeBack: (() => void) | undefined;
  const show = (view: ButtonView): void => {
    takeBack?.();
    takeBack = view.message ? showErrorInTitle(t) : undefined;
    onView(view);
  };
  const button = machine.startAuthButton({ ...options, onView: show });
  return {
    submit: (form, element) => {
      const wrong = element ? wrongFields(element) : [];
      const [first] = wrong;
      if (!first) return button.submit(form);
      show({ disabled: false, busy: false, message: messageOf(wrong) });
      // Once what is wrong with it is drawn.
      setTimeout(() => first.focus());
    },
    edit: () => button.edit(),
    stop: () => {
      takeBack?.();
      button.stop();
    },
  };
};
