import { termsInWords, type TermsQualifier } from '@connect/core/domain/account/terms-in-words';

import type { Translate } from '../../i18n/translator.ts';

const inParts = (t: Translate, description: string, qualifiers: Readonly<Record<TermsQualifier, string>>) =>
  termsInWords(description, {
    period: (period, n) =>
      ({
        day: () => t('{n, plural, one {# Day} other {# Days}}', { n }),
        week: () => t('{n, plural, one {# Week} other {# Weeks}}', { n }),
        month: () => t('{n, plural, one {# Month} other {# Months}}', { n }),
      })[period](),
    qualifier: (qualifier) => qualifiers[qualifier],
  });

/** Payment terms in the user's language, by their parts (specification §payment-terms). */
export const termsText = (t: Translate, description: string): ReturnType<typeof termsInWords> =>
  inParts(t, description, { 'end-of-month': t('End of month'), net: t('Net') });

/** The same in a cell, as short as the back office has it: `30 Days EOM` (specification §payment-terms). */
export const shortTerms = (t: Translate, description: string): string => {
  const { period, qualifier } = inParts(t, description, { 'end-of-month': t('EOM'), net: t('Net') });
  return `${period} ${qualifier}`.trim();
};
