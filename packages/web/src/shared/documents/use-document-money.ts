import { userKind } from '@connect/core/domain/access/user';
import { shownCurrency } from '@connect/core/domain/account/customer';
import { money, type Money } from '@connect/core/domain/money/money';
import { unitPrice, type UnitPrice } from '@connect/core/domain/money/unit-price';

import { useFormat } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { useDocumentSource } from './document-source.ts';

/** The currency the portal shows money in (specification §currency, decisions §cleared-currency). */
export const useShownCurrency = (): string => {
  const { config } = useServices();
  const { user, customer } = useSession();
  return shownCurrency(customer, userKind(user) === 'account-manager', config.currency);
};

/**
 * Writes an amount that names no currency of its own in that of the documents on show, else the portal's; an ellipsis as wide as the
 * amount while it is not known, lest what stands beside it wrap then.
 */
export const useDocumentMoney = (): ((amount: Money) => string) => {
  const currency = useDocumentCurrency();
  const format = useFormat();
  return (amount) => {
    if (amount.currency !== '') return format.money(amount);
    if (currency === null) return '…'.padEnd(`${amount.minor}`.length + 1, '\u2007');
    return format.money(money(amount.minor, currency));
  };
};

/** The same for the price of one, with all its decimals. */
export const useDocumentPrice = (): ((price: UnitPrice) => string) => {
  const currency = useDocumentCurrency();
  const format = useFormat();
  return (price) => {
    if (price.currency !== '') return format.price(price);
    return currency === null ? '…' : format.price(unitPrice(price.minor, currency));
  };
};

const useDocumentCurrency = (): string | null => {
  const portals = useShownCurrency();
  const { currency = portals } = useDocumentSource();
  return currency;
};
