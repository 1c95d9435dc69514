import { languageOfCode, languages } from '@connect/core/domain/access/language';
import type { Language } from '@connect/core/domain/access/language';
import { textViews } from '@connect/core/domain/administration/portal-text';
import type { PortalText, TextView } from '@connect/core/domain/administration/portal-text';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { languageName } from './content-texts.ts';
import { textButtonId, useTextColumns } from './text-columns.tsx';
import { TextEditor } from './text-editor.tsx';
import { textViewNames } from './text-words.ts';
import { refreshing } from './use-content-edit.ts';
import { useOutcome } from './use-outcome.tsx';

/** What the portal's pages say: as they were built, or as an administrator wrote them, by language (specification §own-texts). */
export function TextsScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { texts } = useAdmin();
  const [language, setLanguage] = useState<Language>(languageOfCode(locale.slice(0, 2)) ?? 'en');
  const [view, setView] = useState<TextView>('all');
  const [text, setText] = useState('');
  const ask = () => texts.find(language, { text, view });
  const found = useQuery(ask, `${language}|${view}|${text}`);
  useForbidden(found.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const [opened, setOpened] = useState<(PortalText & { readonly original: string }) | null>(null);
  const [removing, setRemoving] = useState<PortalText | null>(null);
  const removal = useCommand((of: PortalText) => texts.write(language, of.source, null, of.own?.text ?? null));
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Back from a form, the focus is where it was.
    if (opened === null && left.current !== null) document.getElementById(left.current)?.focus();
    left.current = opened === null ? null : textButtonId(opened);
  }, [opened]);
  const done = (outcome: string, tone: 'good' | 'bad' = 'good'): void => {
    setOpened(null);
    setRemoving(null);
    setOutcome({ tone, text: outcome });
    found.reload();
  };
  const remove = async (of: PortalText): Promise<void> => {
    const answer = await removal.run(of);
    if (answer?.ok)
      done(
        of.original === null
          ? t('The text was removed.')
          : t('The built-in text is back. Pages show it from the next time they load.'),
      );
    else if (answer) done(adminRefusalText(t, answer.refusal), 'bad');
  };
  const columns = useTextColumns(language, {
    onEdit: (each) => {
      setOutcome(null);
      if (each.original !== null) setOpened({ ...each, original: each.original });
    },
    onRemove: (each) => {
      setOutcome(null);
      setRemoving(each);
    },
  });
  const shown = found.value?.texts ?? null;
  const total = found.value?.total ?? 0;
  return (
    <AdminPage current="texts">
      {notice}
      {opened === null && (
        <div className={css.form}>
          <div className={css.choices}>
            <Select
              label={t('Language')}
              value={language}
              onChange={({ target }) => setLanguage(languageOfCode(target.value) ?? 'en')}
              options={languages.map((value) => ({ value, label: languageName(locale, value) }))}
            />
            <Select
              label={t('Show')}
              value={view}
              onChange={({ target }) => setView(textViews.find((each) => each === target.value) ?? 'all')}
              options={textViews.map((value) => ({ value, label: textViewNames(t)[value] }))}
            />
          </div>
          <ListSearchBox label={t('Search the texts')} text={text} onText={setText} />
          <ListCard
            label={t('Texts')}
            list={found}
            columns={columns}
            rows={shown}
            rowKey={({ source }) => source}
            failed={t('We couldn’t load the texts.')}
            none={t('No text matches this search.')}
          />
          {shown && total > shown.length && (
            <p className={css.beside}>
              {t('The first {n} of {total}. Search to find the others.', { n: shown.length, total })}
            </p>
          )}
        </div>
      )}
      {opened && (
        <TextEditor
          text={opened}
          language={language}
          onBack={() => {
            setOpened(null);
            // What was saved, though no answer came.
            found.reload();
          }}
          onWritten={refreshing(found, ask)}
          onSaved={() => done(t('Saved. Pages show it from the next time they load.'))}
          onRemove={() => setRemoving(opened)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={removing.original === null ? t('Remove this text?') : t('Restore the built-in text?')}
          confirm={removing.original === null ? t('Remove') : t('Restore')}
          cancel={t('Cancel')}
          busy={removal.busy}
          onClose={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        >
          {removing.original === null
            ? t('The text that this one replaced is no longer in the portal.')
            : t('Pages will say “{text}” again.', { text: removing.original })}
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
