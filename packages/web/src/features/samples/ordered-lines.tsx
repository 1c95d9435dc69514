import type { RemovedLine, SampleLine } from '@connect/core/domain/samples/sample-entry';
import { maxSampleQuantity } from '@connect/core/domain/samples/sample-order';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import * as css from '../../shared/forms/order-form.css.ts';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import * as textStyles from '../../theme/text.css.ts';
import * as layout from '../../theme/layout.css.ts';

interface OrderedLinesProps {
  readonly lines: readonly SampleLine[];
  readonly removed: RemovedLine | null;
  /** What is wrong with a line, by its SKU. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onQuantity: (sku: Sku, quantity: number) => void;
  readonly onRemove: (sku: Sku) => void;
  readonly onRestore: () => void;
}

/** The items on the order. One that is taken out can be put back to where it stood. */
export function OrderedLines({ lines, removed, problems, onQuantity, onRemove, onRestore }: OrderedLinesProps) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  // The focus goes from a line that is gone to its way back, and with the line back to it.
  const focusNext = useFocusNext(frame);
  const [announcement, announce] = useAnnouncement();
  const remove = (sku: Sku) => {
    focusNext('[data-toast-action]');
    onRemove(sku);
  };
  const restore = () => {
    if (removed) focusNext(`li:nth-child(${removed.index + 1}) > button`);
    onRestore();
    announce(t('The last change was undone.'));
  };
  return (
    <div ref={frame} className={css.orderedLines}>
      {announcement}
      {lines.length > 0 && (
        <ul aria-label={t('Products on this order')} className={layout.column}>
          {lines.map((line) => (
            <OrderedLine
              key={line.item.sku}
              line={line}
              problem={problems[line.item.sku]}
              onQuantity={(quantity) => onQuantity(line.item.sku, quantity)}
              onRemove={() => remove(line.item.sku)}
            />
          ))}
        </ul>
      )}
      {removed && (
        <Toast tone="info" action={{ label: t('Undo'), onAction: restore }} about={removed}>
          {t('{sku} was removed.', { sku: removed.line.item.sku })}
        </Toast>
      )}
    </div>
  );
}

interface OrderedLineProps {
  readonly line: SampleLine;
  readonly problem: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function OrderedLine({ line: { item, quantity }, problem, onQuantity, onRemove }: OrderedLineProps) {
  const t = useTranslate();
  const id = useId();
  const { sku } = item;
  return (
    <li className={css.line}>
      <ItemPicture item={item} />
      <span className={css.lineTexts}>
        <span className={textStyles.bold}>{item.title}</span>
        <span className={css.foundFacts}>
          <span>{sku}</span>
          <span>{item.brand}</span>
        </span>
        {problem !== undefined && (
          <span id={id} role="alert" className={css.problem}>
            {problem}
          </span>
        )}
      </span>
      <QuantityStepper
        label={t('Quantity of {sku}', { sku })}
        less={t('Decrease quantity of {sku}', { sku })}
        more={t('Increase quantity of {sku}', { sku })}
        value={quantity}
        min={1}
        max={maxSampleQuantity}
        onChange={onQuantity}
        invalidBy={problem === undefined ? undefined : id}
      />
      <IconButton icon={Trash2} label={t('Remove {sku}', { sku })} onClick={onRemove} />
    </li>
  );
}
