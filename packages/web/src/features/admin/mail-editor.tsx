import { filledMail, mailFields, wrongVariables } from '@connect/core/domain/administration/mail-template';
import type { MailTemplate, MailText } from '@connect/core/domain/administration/mail-template';
import { ok } from '@connect/core/domain/result';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { ContentEditor } from './content-editor.tsx';
import { languageName } from './content-texts.ts';
import { mailNameTexts } from './mail-names.ts';
import { useContentEdit } from './use-content-edit.ts';
import { useEntry } from './use-entry.ts';

/** Paragraphs as they are typed, a blank line between them. */
const typedOf = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
const paragraphsIn = (typed: string): readonly string[] =>
  typed
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

interface MailEditorProps {
  template: MailTemplate;
  onBack: () => void;
  /** What was written is taken over by the list. */
  onWritten: () => Promise<void>;
  onSaved: () => void;
  /** It is to say again what it was built with. */
  onRemove: (was: MailText) => void;
}

/** What a mail says is written, with what it will be with sample values (specification §mail-templates). */
export function MailEditor({ template, onBack, onWritten, onSaved, onRemove }: MailEditorProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { mails } = useAdmin();
  const { name, language, variables, builtIn, written } = template;
  const first = written ?? builtIn;
  const entry = useEntry(`mail ${name} ${language}`, written, {
    subject: first.subject,
    title: first.title,
    typed: typedOf(first.paragraphs),
  });
  const { subject, title, typed } = entry.form;
  const text: MailText = { subject, title, paragraphs: paragraphsIn(typed) };
  const { busy, refusal, theirs, submit } = useContentEdit<MailText>(
    entry,
    (wanted, was) => mails.write(template, wanted, was),
    async () => {
      const read = await mails.list();
      if (!read.ok) return read;
      return ok(read.value.find((each) => each.name === name && each.language === language)?.written ?? null);
    },
    onWritten,
  );
  const testing = useCommand(() => mails.test(template, text));
  const [tested, setTested] = useState(false);
  // What is wrong is that of the text that was sent, and stays said while it is corrected.
  const [sent, setSent] = useState(text);
  const problem = testing.refusal ?? refusal;
  const names = variables.map((each) => each.name);
  const samples = Object.fromEntries(variables.map((each) => [each.name, each.sample]));
  const wrong = [...new Set(Object.values(mailFields(text)).flatMap((part) => wrongVariables(part, names)))];
  const problemOf = (field: string, parts: readonly string[]): string | undefined => {
    const isRefused = Object.keys(problem?.message?.errors ?? {}).some((each) => each.startsWith(`text.${field}`));
    if (!isRefused) return undefined;
    const unknown = parts.flatMap((part) => wrongVariables(part, names));
    return unknown.length > 0
      ? t('Not available in this email: {values}.', { values: unknown.join(', ') })
      : t('Please fill in this field, or shorten it.');
  };
  const save = async (): Promise<void> => {
    setSent(text);
    setTested(false);
    testing.forget();
    if (await submit(text)) onSaved();
  };
  const test = async (): Promise<void> => {
    setSent(text);
    setTested(false);
    setTested((await testing.run())?.ok === true);
  };
  const sample = filledMail(text, samples);
  return (
    <ContentEditor
      back={t('All emails')}
      title={t('{name} ({language})', { name: mailNameTexts(t)[name], language: languageName(locale, language) })}
      entry={entry}
      busy={busy}
      refusal={problem}
      theirs={theirs === null ? undefined : <MailPreview text={theirs.now ?? builtIn} />}
      preview={
        sample ? (
          <MailPreview text={sample} />
        ) : (
          <p>{t('Not available in this email: {values}.', { values: wrong.join(', ') })}</p>
        )
      }
      onSubmit={() => void save()}
      onBack={onBack}
      actions={
        <>
          <Button variant="secondary" icon={Send} disabled={busy} busy={testing.busy} onClick={() => void test()}>
            {t('Send me a test email')}
          </Button>
          {written && (
            <Button
              variant="ghost"
              disabled={busy}
              onClick={() => {
                entry.forget();
                onRemove(written);
              }}
            >
              {t('Restore the built-in text')}
            </Button>
          )}
          {tested && <Toast>{t('The test email is on its way to you.')}</Toast>}
          {testing.refusal?.failure === 'unavailable' && <Notice>{adminRefusalText(t, testing.refusal)}</Notice>}
        </>
      }
    >
      <p>
        {variables.length === 0
          ? t('There are no values to use in this email.')
          : t('Values you can use: {values}', {
              values: variables.map((each) => `{${each.name}} (${each.sample})`).join(', '),
            })}
      </p>
      <Field
        label={t('Subject')}
        autoComplete="off"
        required
        value={subject}
        onChange={({ target }) => entry.edit({ subject: target.value })}
        error={problemOf('subject', [sent.subject])}
      />
      <Field
        label={t('Heading')}
        autoComplete="off"
        required
        value={title}
        onChange={({ target }) => entry.edit({ title: target.value })}
        error={problemOf('title', [sent.title])}
      />
      <Textarea
        label={t('Text')}
        hint={t(
          'A blank line starts a new paragraph. The list in the email, its button and the text below it stay as they are.',
        )}
        rows={6}
        required
        value={typed}
        onChange={({ target }) => entry.edit({ typed: target.value })}
        error={problemOf('paragraphs', sent.paragraphs)}
      />
    </ContentEditor>
  );
}

function MailPreview({ text: { subject, title, paragraphs } }: { readonly text: MailText }) {
  return (
    <div className={css.preview}>
      <p>{subject}</p>
      <h3 className={css.heading}>{title}</h3>
      {paragraphs.map((paragraph, index) => (
        // Two may be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
