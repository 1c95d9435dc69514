import { userKind } from '@connect/core/domain/access/user';
import { shownCurrency } from '@connect/core/domain/account/customer';

import { useFormat } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { useDocumentSource } from './document-source.ts';

/** The currency the portal shows money in (specification §currency, decisions §cleared-currency). */
export const useShownCurrency = (): string => {
  const { config } = useServices();
  const { user, customer } = useSession();
  return shownCurrency(customer, userKind(user) === 'account-manager', config.currency);
};

/** Writes an amount in the currency of the documents on show, else the portal's; an ellipsis while it is not known. */
export const useDocumentMoney = (): ((amount: number) => string) => useWriter('money');

/** The same for the price of one, with all its decimals. */
export const useDocumentPrice = (): ((amount: number) => string) => useWriter('price');

const useWriter = (what: 'money' | 'price'): ((amount: number) => string) => {
  const portals = useShownCurrency();
  const { currency = portals } = useDocumentSource();
  const format = useFormat();
  return (amount) => (currency === null ? '…' : format[what](amount, currency));
};
