import { userKind } from '@connect/core/domain/access/user';
import { shownCurrency } from '@connect/core/domain/account/customer';

import { useFormat } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';

/** Writes an amount in the currency the portal shows (spec §4, decisions 12). */
export const useDocumentMoney = (): ((amount: number) => string) => {
  const { config } = useServices();
  const { user, customer } = useSession();
  const format = useFormat();
  const currency = shownCurrency(customer, userKind(user) === 'account-manager', config.currency);
  return (amount) => format.money(amount, currency);
};
