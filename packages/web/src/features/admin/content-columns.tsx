import type { WrittenArticle, WrittenBanner } from '@connect/core/domain/administration/portal-content';
import { showingState } from '@connect/core/domain/content/showing';
import type { Day } from '@connect/core/domain/calendar/day';

import { useFormat, useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { languageName, showingStates } from './content-texts.ts';

type Written = WrittenBanner | WrittenArticle;

/** What something is called: what its picture shows, or its title. */
export const contentName = (each: Written): string => ('key' in each ? each.title : each.alt);
/** What it is known by. */
export const contentKey = (each: Written): string =>
  `${'key' in each ? `article-${each.key}` : `banner-${each.position}`}-${each.language}`;
/** Of the button that edits it, which the focus goes back to. */
export const editId = (each: Written): string => `edit-${contentKey(each)}`;

interface ContentColumns<Each> {
  readonly label: string;
  readonly today: Day;
  /** A line below its name. */
  readonly beside: (each: Each) => string;
  readonly onEdit: (each: Each) => void;
  readonly onRemove: (each: Each) => void;
}

/** Banners or articles: which, in which language, where and when, how that is today, and what can be done. */
export const useContentColumns = <Each extends Written>(props: ContentColumns<Each>): readonly Column<Each>[] => {
  const { label, today, beside, onEdit, onRemove } = props;
  const t = useTranslate();
  const format = useFormat();
  const locale = useLocale();
  const states = showingStates(t);
  const daysOf = ({ validFrom, validUntil }: Written): string => {
    if (validFrom !== null && validUntil !== null)
      return t('{from} to {until}', { from: format.date(validFrom), until: format.date(validUntil) });
    if (validFrom !== null) return t('from {day}', { day: format.date(validFrom) });
    return validUntil === null ? '' : t('until {day}', { day: format.date(validUntil) });
  };
  return [
    {
      key: 'name',
      label,
      width: '30%',
      cell: (each) => (
        <div className={css.named}>
          {contentName(each)}
          <span className={css.beside}>{beside(each)}</span>
        </div>
      ),
    },
    { key: 'place', label: t('Position'), align: 'end', width: '7%', cell: ({ position }) => position },
    { key: 'language', label: t('Language'), width: '11%', cell: ({ language }) => languageName(locale, language) },
    {
      key: 'where',
      label: t('Storefronts'),
      width: '15%',
      cell: (each) => (
        <>
          {each.regions.length === 0 ? t('storefronts|All') : each.regions.join(', ')}
          <span className={css.beside}>{daysOf(each)}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '12%',
      cell: (each) => {
        const { tone, text } = states[showingState(each, today)];
        return <StatusBadge tone={tone}>{text}</StatusBadge>;
      },
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (each) => {
        const which = (
          <VisuallyHidden>
            {' '}
            {contentName(each)} ({languageName(locale, each.language)})
          </VisuallyHidden>
        );
        return (
          <div className={css.buttons}>
            <Button id={editId(each)} variant="secondary" onClick={() => onEdit(each)}>
              {t('Edit')}
              {which}
            </Button>
            <Button variant="ghost" onClick={() => onRemove(each)}>
              {t('Remove')}
              {which}
            </Button>
          </div>
        );
      },
    },
  ];
};
