import type { ListCriteria, ListState } from '@connect/core/domain/documents/list-state';
import { emptyListText } from '@connect/core/domain/documents/paging';
import type { AllTimeOffer } from '@connect/core/use-cases/documents/search-all-time';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusContent } from '../../ui/focus-content.ts';

interface EmptyListProps {
  readonly list: ListState;
  /** What a search of all time finds; undefined while that is not known. */
  readonly allTime: AllTimeOffer | null | undefined;
  readonly onFirstPage: () => void;
  readonly onRetry: () => void;
  readonly onCriteria: (criteria: ListCriteria) => void;
}

/** A list without documents, and the ways out of it. A first load that failed shows its way alone, without a message (spec §8). */
export function EmptyList({ list, allTime, onFirstPage, onRetry, onCriteria }: EmptyListProps) {
  const t = useTranslate();
  const format = useFormat();
  const { shown, total } = list;
  if (shown === null)
    return <EmptyState action={<ListButton label={t('Try again')} onClick={onRetry} />}>{null}</EmptyState>;
  if (total > 0)
    return (
      <EmptyState action={<ListButton label={t('Go to the first page')} onClick={onFirstPage} />}>
        {t(emptyListText)}
      </EmptyState>
    );
  const { text } = shown.criteria;
  return (
    <EmptyState
      action={
        <>
          {allTime?.total === 0 && <p>{t('Nothing was found in all time, either.')}</p>}
          {allTime && allTime.total > 0 && (
            <ListButton
              label={t('Search all time ({n})', { n: format.number(allTime.total) })}
              onClick={() => onCriteria(allTime.criteria)}
            />
          )}
          {text !== '' && (
            <ListButton label={t('Clear search')} onClick={() => onCriteria({ ...shown.criteria, text: '' })} />
          )}
        </>
      }
    >
      {t(emptyListText)}
    </EmptyState>
  );
}

/** The button goes with the empty list it stands in: the focus stays in the page's content. */
function ListButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      onClick={() => {
        focusContent();
        onClick();
      }}
    >
      {label}
    </Button>
  );
}
