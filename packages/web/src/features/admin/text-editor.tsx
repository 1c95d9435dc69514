import type { Language } from '@connect/core/domain/access/language';
import type { PortalText } from '@connect/core/domain/administration/portal-text';
import { ok } from '@connect/core/domain/result';

import { useAdmin } from '../../admin-services.ts';
import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './admin-form.css.ts';
import { ContentEditor } from './content-editor.tsx';
import { languageName } from './content-texts.ts';
import { sourceName, textProblem, textSamples } from './text-words.ts';
import { useContentEdit } from './use-content-edit.ts';
import { useEntry } from './use-entry.ts';

interface TextEditorProps {
  /** One that the portal still has. */
  text: PortalText & { readonly original: string };
  language: Language;
  onBack: () => void;
  /** What was written is taken over by the list. */
  onWritten: () => Promise<void>;
  onSaved: () => void;
  /** It is to be again as it was built. */
  onRemove: () => void;
}

/** A text of the portal is written otherwise, beside what it was built with (specification §own-texts). */
export function TextEditor({ text, language, onBack, onWritten, onSaved, onRemove }: TextEditorProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { texts } = useAdmin();
  const { source, original, own } = text;
  const name = sourceName(source, language);
  const entry = useEntry(`text ${language} ${source}`, own?.text ?? null, { typed: own?.text ?? original });
  const { typed } = entry.form;
  // It is one line, whatever it was copied from.
  const wanted = typed.replaceAll(/\s*\n\s*/g, ' ').trim();
  const { busy, refusal, theirs, submit } = useContentEdit<string>(
    entry,
    (next, was) => texts.write(language, source, next, was),
    async () => {
      const read = await texts.find(language, { text: source, view: 'all' });
      if (!read.ok) return read;
      return ok(read.value.texts.find((each) => each.source === source)?.own?.text ?? null);
    },
    onWritten,
  );
  const problem = textProblem(t, original, wanted, language);
  const isRefused = (refusal?.message?.errors['text']?.length ?? 0) > 0;
  return (
    <ContentEditor
      back={t('All texts')}
      title={t('{name} ({language})', { name: t('Text'), language: languageName(locale, language) })}
      entry={entry}
      busy={busy}
      refusal={refusal}
      theirs={theirs === null ? undefined : <Sample text={theirs.now ?? original} language={language} />}
      preview={problem === undefined ? <Sample text={wanted} language={language} /> : <p>{problem}</p>}
      onSubmit={() => {
        const save = async (): Promise<void> => {
          if (await submit(wanted)) onSaved();
        };
        void save();
      }}
      onBack={onBack}
      actions={
        own && (
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => {
              entry.forget();
              onRemove();
            }}
          >
            {t('Restore the built-in text')}
          </Button>
        )
      }
    >
      <dl className={css.wordings}>
        <Wording label={t('Built-in text')} text={original} language={language} />
        {own && own.over !== original && (
          <Wording label={t('Built-in text when yours was written')} text={own.over} language={language} />
        )}
        {name !== null && <Wording label={t('In English')} text={name} language="en" />}
      </dl>
      <Textarea
        label={t('Own text')}
        hint={
          /[{}]/.test(original)
            ? t('The page fills in the values in curly brackets. In a plural, # is the number.')
            : undefined
        }
        lang={language}
        rows={3}
        required
        value={typed}
        onChange={({ target }) => entry.edit({ typed: target.value })}
        error={isRefused ? (problem ?? t('Please fill in this field, or shorten it.')) : undefined}
      />
    </ContentEditor>
  );
}

function Wording({
  label,
  text,
  language,
}: {
  readonly label: string;
  readonly text: string;
  readonly language: Language;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={language}>{text}</dd>
    </div>
  );
}

function Sample({ text, language }: { readonly text: string; readonly language: Language }) {
  return (
    <div className={css.preview} lang={language}>
      {textSamples(text, language).map((sample, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two may be the same.
        <p key={index}>{sample}</p>
      ))}
    </div>
  );
}
