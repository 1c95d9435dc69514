import type { NotToSign } from '@connect/core/domain/products/sign-off';
import type { OthersSignOffs, SignOffProblem } from '@connect/machines/signing-off';

import { refusalText } from '../../i18n/server-message.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What others did before: of a sign-off, or of its undoing. */
export const othersText = (t: Translate, { level, undo, products }: OthersSignOffs): string => {
  const n = products.length;
  if (undo) return t('{n, plural, one {# sign-off was} other {# sign-offs were}} undone already.', { n });
  const givers = products.map((each) => (level === 'first' ? each.signedOffBy : each.secondSignedOffBy) ?? '');
  const names = [...new Set(givers)].filter((name) => name !== '').join(', ');
  return names === ''
    ? t('{n, plural, one {# product was} other {# products were}} signed off already.', { n })
    : t('{n, plural, one {# product was} other {# products were}} already signed off by {names}.', { n, names });
};

/** What was not done, and why. */
export const problemText = (t: Translate, problem: SignOffProblem): string => {
  if (problem.kind === 'unanswered') return refusalText(t, problem.refusal);
  const { undo, refused } = problem;
  const n = refused.length;
  const what = undo
    ? t('{n, plural, one {# sign-off} other {# sign-offs}} couldn’t be undone.', { n })
    : t('{n, plural, one {# product} other {# products}} couldn’t be signed off.', { n });
  const reasons = refused.flatMap(({ why }) => (why === null ? [] : [refusalText(t, { message: why })]));
  return [what, ...new Set(reasons)].join(' ');
};

/** Why chosen products are not among those that are asked about. */
export const leftOutTexts = (t: Translate, left: Readonly<Record<NotToSign, number>>): readonly string[] => {
  const texts: Readonly<Record<NotToSign, (n: number) => string>> = {
    already: (n) => t('{n, plural, one {# is} other {# are}} signed off at this level already.', { n }),
    'needs-first': (n) => t('{n, plural, one {# needs} other {# need}} the first sign-off before the second.', { n }),
    'not-allowed': (n) => t('{n, plural, one {# is} other {# are}} not yours to sign off at this level.', { n }),
  };
  const reasons: readonly NotToSign[] = ['already', 'needs-first', 'not-allowed'];
  return reasons.filter((reason) => left[reason] > 0).map((reason) => texts[reason](left[reason]));
};
