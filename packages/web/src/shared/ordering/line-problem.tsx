import { maxQuantity } from '@connect/core/domain/ordering/quantity';
import { lineProblem, orderableQuantity } from '@connect/core/domain/ordering/item';
import type { Item, LineProblem } from '@connect/core/domain/ordering/item';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import * as css from './basket-lines.css.ts';

const problemText = (t: Translate, problem: LineProblem, item: Item): string => {
  switch (problem) {
    case 'unknown':
      return t('This product is no longer available.');
    case 'discontinued':
      return item.replacedBy === null
        ? t('This product is discontinued.')
        : t('This product is discontinued. It is replaced by {sku}.', { sku: item.replacedBy });
    case 'below-minimum':
      return t('Minimum order quantity: {n} units.', { n: item.minimum });
    case 'off-pack':
      return t('Pack size {n}: order in multiples of {n} units.', { n: item.packSize });
    case 'too-many':
      return t('The maximum quantity is {n}.', { n: maxQuantity });
  }
};

interface LineProblemTextProps {
  id: string;
  item: Item;
  quantity: number;
  problem: LineProblem;
  /** Puts the next quantity that can be ordered in its place. */
  onTake: (quantity: number) => void;
}

/** Why a quantity cannot be ordered, with the next that can. */
export function LineProblemText({ id, item, quantity, problem, onTake }: LineProblemTextProps) {
  const t = useTranslate();
  const next = orderableQuantity(item, quantity);
  return (
    <span id={id} role="alert" className={css.problem}>
      {problemText(t, problem, item)}{' '}
      {lineProblem(item, next) === null && (
        <button type="button" className={css.take} onClick={() => onTake(next)}>
          {t('Order {n, plural, one {# unit} other {# units}}', { n: next })}
        </button>
      )}
    </span>
  );
}
