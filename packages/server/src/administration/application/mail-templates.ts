import { isSameMail, type MailText } from '@connect/core/domain/administration/mail-template';
import type { WrittenMails } from '../../mail-templates.ts';

/** What administrators wrote of mails, by name and language. */
export interface TemplateStore {
  written(): Promise<WrittenMails>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers; null for nothing. */
  change(name: string, language: string, decide: (before: MailText | null) => MailText | null | 'stays'): Promise<void>;
}

/**
 * Writes a mail's text in place of what it was said to be, null for as it was built. False where it is neither that nor, as after an answer
 * that got lost, what it is to be.
 */
export const changeTemplate = async (
  store: TemplateStore,
  { name, language }: { readonly name: string; readonly language: string },
  { was, text }: { readonly was: MailText | null; readonly text: MailText | null },
): Promise<boolean> => {
  let isDone = false;
  await store.change(name, language, (before) => {
    isDone = [was, text].some((each) => isSameMail(each, before));
    return isDone ? text : 'stays';
  });
  return isDone;
};
