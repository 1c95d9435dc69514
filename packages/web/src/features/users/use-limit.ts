import { inMajor, moneyOfMajor } from '@connect/core/domain/money/major';
import type { Money } from '@connect/core/domain/money/money';

import { formatOf } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { useSession } from '../../services.ts';
import { useShownCurrency } from '../../shared/documents/use-document-money.ts';

export interface LimitNotation {
  /** The limit that was typed: an amount, null for none; undefined when it is no amount. */
  readonly read: (typed: string) => Money | null | undefined;
  /** How a limit stands in its field: as money without its sign. */
  readonly write: (limit: Money | null) => string;
}

/**
 * Reads and writes a spend limit in the language and currency of the page; `known` is a limit of the same company, where there is one,
 * since limits are compared: the company's record may not be known yet.
 */
export const useLimitNotation = (known: Money | null): LimitNotation => {
  const locale = useLocale();
  const { customer } = useSession();
  const shown = useShownCurrency();
  const currency = known?.currency ?? customer?.currencyCode ?? '';
  return {
    read: (typed) => {
      const amount = parseAmount(typed, locale, shown);
      if (amount.kind === 'empty') return null;
      return amount.kind === 'amount' ? moneyOfMajor(amount.value, currency) : undefined;
    },
    write: (limit) => (limit === null ? '' : formatOf(locale).amount(inMajor(limit))),
  };
};
