import { maxQuantity } from '@connect/core/domain/ordering/quantity';
import { raisedBy } from '@connect/core/domain/ordering/item';
import { reorderEdit } from '@connect/core/domain/ordering/reorder';
import type { ReorderLine } from '@connect/core/domain/ordering/reorder';
import { useEffect, useId, useRef } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { Translate } from '../../../i18n/translator.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { raisedText } from '../../../shared/ordering/raised-text.ts';
import { useItemTitle } from '../../../shared/ordering/use-item-title.ts';
import * as css from './reorder-dialog.css.ts';
import * as textStyles from '../../../theme/text.css.ts';

const reasonOf = (t: Translate, { problem, item }: ReorderLine): string | null => {
  switch (problem) {
    case null:
      return null;
    case 'discontinued':
      return item?.replacedBy
        ? t('This product is discontinued. It is replaced by {sku}.', { sku: item.replacedBy })
        : t('This product is discontinued.');
    case 'too-many':
      return t('The maximum quantity is {n}.', { n: maxQuantity });
    default:
      return t('This product is no longer available.');
  }
};

/** Why another quantity is ordered than before, where one is. */
const roundingOf = (t: Translate, line: ReorderLine): string | null => {
  const { item, quantity } = line;
  const ordered = line.problem === null ? item : line.replacement?.item;
  const edit = reorderEdit(line);
  const raised = ordered && raisedBy(ordered, quantity);
  return edit && raised ? raisedText(t, { asked: quantity, quantity: edit.quantity }, raised) : null;
};

interface ReorderLinesProps {
  plan: readonly ReorderLine[];
  isChosen: (line: ReorderLine) => boolean;
  onToggle: (line: ReorderLine) => void;
}

/** The items of a document, first those that cannot be ordered: why not, or how many of each would be. */
export function ReorderLines({ plan, isChosen, onToggle }: ReorderLinesProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // It comes after its dialog, which has put the focus at its foot.
  useEffect(() => list.current?.querySelector<HTMLInputElement>('input:enabled')?.focus(), []);
  const unavailableFirst = plan.toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null));
  return (
    <ul ref={list} className={css.list} aria-label={t('Items to order again')}>
      {unavailableFirst.map((line) => (
        <li key={line.sku} className={css.item}>
          <ReorderLineRow line={line} chosen={isChosen(line)} onToggle={() => onToggle(line)} />
        </li>
      ))}
    </ul>
  );
}

function ReorderLineRow({ line, chosen, onToggle }: { line: ReorderLine; chosen: boolean; onToggle: () => void }) {
  const t = useTranslate();
  const format = useFormat();
  const titleOf = useItemTitle();
  const id = useId();
  const edit = reorderEdit(line);
  const [reason, rounding] = [reasonOf(t, line), roundingOf(t, line)];
  const replacement = edit && line.problem !== null ? line.replacement : null;
  return (
    <Checkbox
      className={css.line}
      checked={chosen}
      disabled={edit === null}
      onChange={onToggle}
      aria-describedby={`${id}-notes`}
    >
      <span className={css.texts}>
        <span>
          <span className={textStyles.strong}>{line.sku}</span> {line.item ? titleOf(line.item) : line.description}
        </span>
        <span id={`${id}-notes`} className={css.notes}>
          {reason !== null && <span className={textStyles.problem}>{reason}</span>}
          {replacement && <span>{t('Order {title} instead', { title: titleOf(replacement.item) })}</span>}
          {rounding !== null && <span>{rounding}</span>}
        </span>
      </span>
      <span className={css.quantity}>{format.number(edit?.quantity ?? line.quantity)} ×</span>
    </Checkbox>
  );
}
