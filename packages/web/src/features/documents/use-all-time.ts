import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import type { AllTimeOffer } from '@connect/core/use-cases/documents/search-all-time';
import { useEffect, useState } from 'react';

import { useServices, useSession } from '../../services.ts';
import { useDocumentSource } from './document-source.ts';

/**
 * What all time holds for criteria that found nothing: `undefined` while it is not known, null where there is no wider
 * search, or it failed. Nothing is asked without criteria.
 */
export const useAllTime = (criteria: ListCriteria | null): AllTimeOffer | null | undefined => {
  const { searchAllTime } = useServices();
  const { user } = useSession();
  const { customerNo } = useDocumentSource();
  const [answer, setAnswer] = useState<{ readonly to: ListCriteria; readonly offer: AllTimeOffer | null }>();
  useEffect(() => {
    if (!criteria) return undefined;
    let wanted = true;
    const take = (offer: AllTimeOffer | null) => wanted && setAnswer({ to: criteria, offer });
    searchAllTime(criteria, user, customerNo).then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [criteria, customerNo, searchAllTime, user]);
  return answer && answer.to === criteria ? answer.offer : undefined;
};
