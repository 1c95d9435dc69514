import type { Language } from '@connect/core/domain/access/language';
import { portalTextState } from '@connect/core/domain/administration/portal-text';
import type { PortalText } from '@connect/core/domain/administration/portal-text';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { messageId } from '../../i18n/message-id.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { sourceName, textStates } from './text-words.ts';

/** Where the focus is once a text's form is closed. */
export const textButtonId = ({ source }: PortalText): string => `text-${messageId(source)}`;

/** The columns of texts in a language; one that is built no more can only be removed. */
export const useTextColumns = (
  language: Language,
  { onEdit, onRemove }: { readonly onEdit: (text: PortalText) => void; readonly onRemove: (text: PortalText) => void },
): readonly Column<PortalText>[] => {
  const t = useTranslate();
  return [
    {
      key: 'text',
      label: t('Text'),
      width: '55%',
      cell: ({ source, original, own }) => (
        <div className={css.named}>
          <span lang={language}>{own?.text ?? original}</span>
          {own && <span className={css.beside}>{t('Built-in: {text}', { text: original ?? own.over })}</span>}
          <InEnglish name={sourceName(source, language)} />
        </div>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '22%',
      cell: (text) => {
        const { tone, text: name } = textStates(t)[portalTextState(text)];
        return <StatusBadge tone={tone}>{name}</StatusBadge>;
      },
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (text) => (
        <div className={css.buttons}>
          <Button
            id={textButtonId(text)}
            variant="secondary"
            onClick={() => (text.original === null ? onRemove : onEdit)(text)}
          >
            {text.original === null ? t('Remove') : t('Edit')}
            <VisuallyHidden> {text.own?.text ?? text.original}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
};

function InEnglish({ name }: { readonly name: string | null }) {
  const t = useTranslate();
  return name !== null && <span className={css.beside}>{t('In English: {text}', { text: name })}</span>;
}
