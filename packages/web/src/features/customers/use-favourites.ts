import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useStaff } from '../../staff-services.ts';
import { useQuery } from '../../shared/query/use-query.ts';

export interface Favourites {
  /** Whether a customer is one; null while that is not known. */
  readonly has: (no: CustomerNo) => boolean | null;
  /** Makes a customer one, or no longer; answers whether the server took it. */
  readonly save: (no: CustomerNo, favourite: boolean) => Promise<boolean>;
  /** Why the last change was not taken. */
  readonly problem: string | null;
  /** They could not be loaded. */
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The account manager's favourite customers, and the changes to them. */
export const useFavourites = (): Favourites => {
  const t = useTranslate();
  const { listFavouriteCustomers, setFavouriteCustomer } = useStaff();
  const loaded = useQuery(() => listFavouriteCustomers(), '');
  const [saved, setSaved] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  return {
    has: (no) => loaded.value && (saved.get(no) ?? loaded.value.some((customer) => customer.no === no)),
    save: async (no, favourite) => {
      setProblem(null);
      const answer = await setFavouriteCustomer(no, favourite);
      if (answer.ok) setSaved((before) => new Map(before).set(no, favourite));
      else setProblem(refusalText(t, answer.refusal));
      return answer.ok;
    },
    problem,
    failed: loaded.failure !== null,
    reload: loaded.reload,
  };
};
