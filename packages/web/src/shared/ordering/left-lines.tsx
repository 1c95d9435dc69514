import type { LeftLine } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import * as css from './left-lines.css.ts';

const reasonOf = (t: Translate, { problem, replacedBy }: LeftLine): string => {
  if (problem !== 'unknown' && problem !== 'discontinued') return t('This quantity can’t be ordered any more.');
  return replacedBy === null
    ? t('It can’t be ordered any more.')
    : t('It can’t be ordered any more. It is replaced by {sku}.', { sku: replacedBy });
};

/** What an order left in the basket, each with the reason and with what replaces it; nothing where it left nothing. */
export function LeftLines({ left }: { left: readonly LeftLine[] }) {
  const t = useTranslate();
  const format = useFormat();
  if (left.length === 0) return null;
  return (
    <div className={css.left}>
      <strong>
        {t('{n, plural, one {# line was not ordered:} other {# lines were not ordered:}}', { n: left.length })}
      </strong>
      <ul className={css.lines}>
        {left.map((line) => (
          <li key={line.sku}>
            {format.number(line.quantity)} × {line.title} ({line.sku}). {reasonOf(t, line)}
          </li>
        ))}
      </ul>
    </div>
  );
}
