import type { Refusal } from '@connect/core/ports/failure';

import { refusalText } from '../../i18n/server-message.ts';
import type { AdministrationErrorCode } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What each refusal of the area says; a code of the contract that is missing here does not compile. */
const texts: Readonly<Record<AdministrationErrorCode, string>> = {
  changed_meanwhile: msg('This has been changed in the meantime. Check it, then try again.'),
  content_taken: msg('There’s already one with this name in this language. Choose another name or language.'),
  email_taken: msg('This email address is already in use.'),
  file_not_imported: msg('Nothing in this file could be imported.'),
  key_exists: msg(
    'There’s already a key with this name. Choose another name, or revoke that key if it’s no longer used.',
  ),
  last_portal_administrator: msg(
    'The portal needs at least one administrator. Make a colleague an administrator first.',
  ),
  name_mistyped: msg('That isn’t the right name, so nothing was removed.'),
  private_address: msg('That’s a private address, which the portal doesn’t send to. Enter a public one.'),
  webhook_exists: msg(
    'This address already has a webhook. If you don’t have its secret, choose New secret in the list.',
  ),
};
const textOf: Readonly<Partial<Record<string, string>>> = texts;

/** What to tell about a call of the area that was refused. */
export const adminRefusalText = (t: Translate, refusal: Refusal): string => {
  const text = textOf[refusal.message?.code ?? ''];
  return text === undefined ? refusalText(t, refusal) : t(text);
};
