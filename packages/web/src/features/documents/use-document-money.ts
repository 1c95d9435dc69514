import { userKind } from '@connect/core/domain/access/user';
import { shownCurrency } from '@connect/core/domain/account/customer';

import { useFormat } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';

/** The currency the portal shows money in (spec §4, decisions 12). */
export const useShownCurrency = (): string => {
  const { config } = useServices();
  const { user, customer } = useSession();
  return shownCurrency(customer, userKind(user) === 'account-manager', config.currency);
};

/** Writes an amount in the currency the portal shows. */
export const useDocumentMoney = (): ((amount: number) => string) => {
  const currency = useShownCurrency();
  const format = useFormat();
  return (amount) => format.money(amount, currency);
};
