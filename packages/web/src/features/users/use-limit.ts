import { formatOf } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { useShownCurrency } from '../documents/use-document-money.ts';

export interface LimitNotation {
  /** The limit that was typed: an amount, null for none; undefined when it is no amount. */
  readonly read: (typed: string) => number | null | undefined;
  /** How a limit stands in its field: as money without its sign. */
  readonly write: (limit: number | null) => string;
}

/** Reads and writes a spend limit in the language and currency of the page. */
export const useLimitNotation = (): LimitNotation => {
  const locale = useLocale();
  const currency = useShownCurrency();
  return {
    read: (typed) => {
      const amount = parseAmount(typed, locale, currency);
      if (amount.kind === 'empty') return null;
      return amount.kind === 'amount' ? amount.value : undefined;
    },
    write: (limit) => (limit === null ? '' : formatOf(locale).amount(limit)),
  };
};
