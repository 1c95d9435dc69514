import { isSignedOut, isUnanswered } from '@connect/core/ports/failure';
import type { Refusal } from '@connect/core/ports/failure';
import type { AddedToBasket } from '@connect/core/use-cases/ordering/add-to-basket';

import type { Format } from '../../i18n/format.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { Link } from '../../ui/link.tsx';
import { Toast } from '../page/toast.tsx';
import { orderingRefusalText } from './ordering-refusal.ts';
import type { Adding } from './use-add-to-basket.ts';
import { wantedText } from './wanted-text.ts';

/** Why items are not known to be in the basket. */
export const notAddedText = (t: Translate, failure: Refusal): string =>
  isUnanswered(failure)
    ? t('We couldn’t confirm that this reached your basket. Try again: nothing is added twice.')
    : orderingRefusalText(t, failure);

/** What can be done about that. */
export const tryAgain = (t: Translate, failure: Refusal | null, again: () => void) =>
  failure && isUnanswered(failure) ? { label: t('Try again'), onAction: again } : undefined;

const textsOf = (t: Translate, format: Format, { added, changed, arrived, refused, failure }: AddedToBasket) =>
  [
    failure && notAddedText(t, failure),
    added.length > 0 && t('{n, plural, one {# item} other {# items}} added to your basket.', { n: added.length }),
    changed.length > 0 &&
      t('Your earlier attempt did reach your basket, so these were not added again: {lines}', {
        lines: wantedText(format, changed),
      }),
    arrived.length > 0 &&
      t('Also in your basket, from your earlier attempt: {lines}', { lines: wantedText(format, arrived) }),
    refused.length > 0 &&
      t('Some products can’t be ordered: {skus}.', { skus: refused.map(({ sku }) => sku).join(', ') }),
  ].filter((text) => typeof text === 'string');

const toneOf = ({ changed, arrived, refused, failure }: AddedToBasket) => {
  if (failure) return 'bad';
  return changed.length + arrived.length + refused.length > 0 ? 'wait' : 'good';
};

const focus = (next: HTMLElement | null) => next?.focus();

interface AddedNoticeProps extends Pick<Adding, 'done' | 'again'> {
  /** Whether nothing is left to do but to check out: the way there has the focus, where something is in the basket. */
  isLast?: boolean;
}

/** What came of putting items into the basket. */
export function AddedNotice({ done, again, isLast = false }: AddedNoticeProps) {
  const t = useTranslate();
  const format = useFormat();
  const texts = done === null ? [] : textsOf(t, format, done);
  if (done === null || texts.length === 0 || isSignedOut(done.failure)) return null;
  const action = tryAgain(t, done.failure, again);
  const paragraphs = texts.map((text) => <p key={text}>{text}</p>);
  if (isLast && done.added.length + done.changed.length > 0)
    paragraphs.push(
      <p key="next">
        <Link href="/connect/checkout" ref={focus}>
          {t('Go to checkout')}
        </Link>
      </p>,
    );
  return (
    <Toast tone={toneOf(done)} about={done} {...(action && { action })}>
      {paragraphs}
    </Toast>
  );
}
