import { parseTerms } from './customer.ts';

/** The parts of payment terms that the portal has words for in every language. */
export const termsPeriods = ['day', 'week', 'month'] as const;
export type TermsPeriod = (typeof termsPeriods)[number];
export const termsQualifiers = { EOM: 'end-of-month', 'END OF MONTH': 'end-of-month', NET: 'net' } as const;
export type TermsQualifier = (typeof termsQualifiers)[keyof typeof termsQualifiers];

/** What a language says for the known parts. */
export interface TermsWords {
  readonly period: (period: TermsPeriod, count: number) => string;
  readonly qualifier: (qualifier: TermsQualifier) => string;
}

const qualifierOf: Readonly<Partial<Record<string, TermsQualifier>>> = termsQualifiers;

/**
 * A terms description in a language, by its parts (specification §payment-terms: number, unit and qualifier, split on spaces). A part that is not known stays
 * as the back office has it.
 */
export const termsInWords = (
  description: string,
  words: TermsWords,
): { readonly period: string; readonly qualifier: string } => {
  const { number, unit, qualifier } = parseTerms(description);
  const period = termsPeriods.find((each) => [each, `${each}s`].includes(unit.toLowerCase()));
  const known = qualifierOf[qualifier.toUpperCase()];
  return {
    period: period && /^\d{1,4}$/.test(number) ? words.period(period, Number(number)) : `${number} ${unit}`.trim(),
    qualifier: known ? words.qualifier(known) : qualifier,
  };
};
