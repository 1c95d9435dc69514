import type { Day } from '@connect/core/domain/calendar/day';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 5 });

/** What stands for a figure that is not there. */
export const dash = '–';

export const dayText = (value: Day | null): string =>
  value === null ? dash : day.format(new Date(`${value}T00:00:00Z`));

export const countText = (value: number): string => count.format(value);

/**
 * Money of one currency, always two decimals (decisions 12). An empty currency is the supplier's own; a code that is
 * none is printed as it is.
 */
export const moneyText = (currencyCode: string, suppliersOwn: string): ((amount: number) => string) => {
  const currency = currencyCode.trim() || suppliersOwn;
  if (!/^[A-Za-z]{3}$/.test(currency)) {
    const plain = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => `${currency} ${plain.format(amount)}`;
  }
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => format.format(amount === 0 ? 0 : amount);
};

const minor = (amount: number): number => Math.round(amount * 100);

/** Rates of VAT in the supplier's country, in percent. */
const rates = [20, 5, 0];

/**
 * What the VAT row is called: by its rate where one rate explains the amount, give or take the rounding of each line.
 * The document carries totals alone, so a mixture of rates is just 'VAT'.
 */
export const vatLabel = (totalExVat: number, vat: number, lineCount: number): string => {
  const rate =
    totalExVat === 0
      ? undefined
      : rates.find(
          (percent) => Math.abs(minor(vat) - (minor(totalExVat) * percent) / 100) <= Math.max(1, lineCount / 2),
        );
  return rate === undefined ? 'VAT' : `VAT at ${rate}%`;
};
