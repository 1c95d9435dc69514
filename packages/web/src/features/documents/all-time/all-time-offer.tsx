import { mayOrder } from '@connect/core/domain/access/session';
import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import type { AllTimeOffer as Offer } from '@connect/core/use-cases/documents/search-all-time';
import { useEffect, useState } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../../services.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { focusSearch } from '../../../ui/focus-content.ts';
import { useDocumentSource } from '../../../shared/documents/document-source.ts';

interface AllTimeOfferProps {
  /** What found nothing; key it by it. */
  readonly criteria: ListCriteria;
  readonly onCriteria: (criteria: ListCriteria) => void;
}

/** What all time holds of a search that found nothing in its days: how many, or that there is nothing at all, and how that changes. */
export function AllTimeOffer({ criteria, onCriteria }: AllTimeOfferProps) {
  const t = useTranslate();
  const format = useFormat();
  const { searchAllTime } = useServices();
  const session = useSession();
  const { user } = session;
  const { customerNo } = useDocumentSource();
  const isOwnToOrder = customerNo === undefined && mayOrder(session);
  // Null where all time was searched already.
  const [offer, setOffer] = useState<Offer | null>();
  useEffect(() => {
    let wanted = true;
    // Without an answer nothing is offered: the date range can be changed by hand.
    searchAllTime(criteria, user, customerNo).then(
      (found) => wanted && setOffer(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [criteria, customerNo, searchAllTime, user]);
  if (offer === undefined) return null;
  if (offer === null || offer.total === 0)
    return (
      <>
        {offer && <p>{t('We searched all dates and found nothing.')}</p>}
        {isOwnToOrder && criteria.text === '' && (
          <LinkButton href="/connect/quick-order">{t('Quick Order')}</LinkButton>
        )}
      </>
    );
  return (
    <Button
      variant="secondary"
      onClick={() => {
        focusSearch();
        onCriteria(offer.criteria);
      }}
    >
      {t('Search all time ({n})', { n: format.number(offer.total) })}
    </Button>
  );
}
