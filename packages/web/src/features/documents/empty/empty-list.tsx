import type { ListCriteria, ListState } from '@connect/core/domain/documents/list-state';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { later } from '../../../i18n/later.ts';
import { useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusContent, focusSearch } from '../../../ui/focus-content.ts';
import { LaterPart } from '../../../shared/page/later-part.tsx';
import { QuotedFault } from '../../../shared/query/quoted-fault.tsx';

const allTime = later('all-time', () => import('../all-time/all-time-offer.tsx'));

interface EmptyListProps {
  readonly list: ListState;
  readonly onFirstPage: () => void;
  readonly onRetry: () => void;
  readonly onCriteria: (criteria: ListCriteria) => void;
}

/** A list without documents, and the ways out of it. A first load that failed says so here, in the list's own place; no message is shown (specification §list-loading). */
export function EmptyList({ list: { shown, total }, onFirstPage, onRetry, onCriteria }: EmptyListProps) {
  const t = useTranslate();
  const { user } = useSession();
  // The button goes with the empty list it stands in: the focus stays in the page's content.
  const button = (label: string, act: () => void, focus = focusContent) => (
    <Button
      variant="secondary"
      onClick={() => {
        focus();
        act();
      }}
    >
      {label}
    </Button>
  );
  if (shown === null)
    return (
      <EmptyState action={button(t('Try again'), onRetry)}>
        {t('We couldn’t load this list.')}
        <QuotedFault />
      </EmptyState>
    );
  // They were taken away, perhaps while the list was open.
  if (permittedKinds(user).length === 0)
    return (
      <EmptyState>
        {t('You don’t have permission to see orders and invoices. Ask an administrator in your company.')}
      </EmptyState>
    );
  const { criteria } = shown;
  return (
    <EmptyState
      action={
        total > 0 ? (
          button(t('Go to the first page'), onFirstPage)
        ) : (
          <>
            <LaterPart
              key={JSON.stringify(criteria)}
              part={allTime}
              services={async () => null}
              render={({ AllTimeOffer }) => <AllTimeOffer criteria={criteria} onCriteria={onCriteria} />}
            />
            {criteria.text !== '' &&
              button(t('Clear search'), () => onCriteria({ ...criteria, text: '' }), focusSearch)}
          </>
        )
      }
    >
      {t('No orders found for the selected date range.')}
    </EmptyState>
  );
}
