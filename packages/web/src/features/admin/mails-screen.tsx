import { languages, type Language } from '@connect/core/domain/access/language';
import type { MailTemplate, MailText } from '@connect/core/domain/administration/mail-template';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Select } from '../../ui/select.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { languageName } from './content-texts.ts';
import { MailEditor } from './mail-editor.tsx';
import { mailNameTexts } from './mail-names.ts';
import { TypedConfirm } from './typed-confirm.tsx';
import { refreshing } from './use-content-edit.ts';
import { useOutcome } from './use-outcome.tsx';

const buttonId = ({ name }: MailTemplate): string => `edit-mail-${name}`;

/** What the portal's mails say: as they were built, or as an administrator wrote them, by language (specification §mail-templates). */
export function MailsScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { mails } = useAdmin();
  const all = useQuery(mails.list, 'mails');
  useForbidden(all.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const [language, setLanguage] = useState<string>(languages.find((each) => locale.startsWith(each)) ?? 'en');
  const [opened, setOpened] = useState<MailTemplate | null>(null);
  const [removing, setRemoving] = useState<{ readonly of: MailTemplate; readonly was: MailText } | null>(null);
  const { busy, run } = useCommand(mails.remove);
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Back from a form, the focus is where it was.
    if (opened === null && left.current !== null) document.getElementById(left.current)?.focus();
    left.current = opened === null ? null : buttonId(opened);
  }, [opened]);
  const done = (text: string, tone: 'good' | 'bad' = 'good'): void => {
    setOpened(null);
    setRemoving(null);
    setOutcome({ tone, text });
    all.reload();
  };
  const remove = async ({ of, was }: { of: MailTemplate; was: MailText }, typed: string): Promise<void> => {
    const answer = await run(of, was, typed);
    if (answer?.ok) done(t('“{name}” has its built-in text again.', { name: mailNameTexts(t)[of.name] }));
    else if (answer) done(adminRefusalText(t, answer.refusal), 'bad');
  };
  const columns: readonly Column<MailTemplate>[] = [
    {
      key: 'name',
      label: t('Email'),
      width: '36%',
      cell: ({ name, builtIn, written }) => (
        <div className={css.named}>
          {mailNameTexts(t)[name]}
          <span className={css.beside}>{(written ?? builtIn).subject}</span>
        </div>
      ),
    },
    {
      key: 'state',
      label: t('Text'),
      width: '20%',
      cell: ({ written }) =>
        written ? (
          <StatusBadge tone="good">{t('Own text')}</StatusBadge>
        ) : (
          <StatusBadge tone="none">{t('Built-in')}</StatusBadge>
        ),
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (template) => (
        <div className={css.buttons}>
          <Button
            id={buttonId(template)}
            variant="secondary"
            onClick={() => {
              setOutcome(null);
              setOpened(template);
            }}
          >
            {t('Edit')}
            <VisuallyHidden> {mailNameTexts(t)[template.name]}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <AdminPage current="mails">
      {notice}
      {opened === null && (
        <div className={css.form}>
          <Select
            label={t('Language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            options={languages.map((value: Language) => ({ value, label: languageName(locale, value) }))}
          />
          <ListCard
            label={t('Emails')}
            list={all}
            columns={columns}
            rows={all.value && all.value.filter((each) => each.language === language)}
            rowKey={({ name }) => name}
            failed={t('We couldn’t load the emails.')}
            none={t('There are no emails.')}
          />
        </div>
      )}
      {opened && (
        <MailEditor
          template={opened}
          onBack={() => {
            setOpened(null);
            // What was saved, though no answer came.
            all.reload();
          }}
          onWritten={refreshing(all, mails.list)}
          onSaved={() => done(t('“{name}” was saved.', { name: mailNameTexts(t)[opened.name] }))}
          onRemove={(was) => setRemoving({ of: opened, was })}
        />
      )}
      {removing && (
        <TypedConfirm
          title={t('Remove the text of “{name}”?', { name: mailNameTexts(t)[removing.of.name] })}
          name={removing.was.subject}
          confirm={t('Remove')}
          busy={busy}
          onClose={() => setRemoving(null)}
          onConfirm={(typed) => void remove(removing, typed)}
        >
          {t('The email will have its built-in text again. Your text will be deleted for good.')}
        </TypedConfirm>
      )}
    </AdminPage>
  );
}
