import type { BasketLine } from '@connect/core/domain/ordering/basket';
import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusNext } from '../samples/use-focus-next.ts';
import { BasketLineRow } from './basket-line.tsx';
import * as css from './basket-lines.css.ts';
import type { BasketStore } from './basket-store.ts';

/** A basket may have thousands of lines; so many more are drawn at a time. */
const drawnAtOnce = 100;

interface BasketLinesProps {
  lines: readonly BasketLine[];
  currency: string;
  store: Pick<BasketStore, 'edit'>;
}

/** The lines of the basket. One that is taken out can be put back. */
export function BasketLines({ lines, currency, store }: BasketLinesProps) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(frame);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const [removed, setRemoved] = useState<{ readonly sku: string; readonly quantity: number } | null>(null);

  const put = (sku: string, quantity: number) => store.edit({ kind: 'set', sku, quantity });
  const remove = ({ item: { sku }, quantity }: BasketLine) => {
    focusNext('[role="status"] button');
    setRemoved({ sku, quantity });
    put(sku, 0);
  };
  const putBack = ({ sku, quantity }: NonNullable<typeof removed>) => {
    focusNext('li button, a, button');
    setRemoved(null);
    put(sku, quantity);
  };
  return (
    <div ref={frame} className={css.frame}>
      {removed && (
        <Notice tone="info" action={{ label: t('Undo'), onAction: () => putBack(removed) }}>
          {t('{sku} was removed.', { sku: removed.sku })}
        </Notice>
      )}
      {lines.length > 0 && (
        <ul aria-label={t('Products in the basket')} className={css.lines}>
          {lines.slice(0, drawn).map((line) => (
            <BasketLineRow
              key={line.item.sku}
              line={line}
              currency={currency}
              onQuantity={(quantity) => put(line.item.sku, quantity)}
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
      )}
      {lines.length > drawn && (
        <Button variant="secondary" onClick={() => setDrawn(drawn + drawnAtOnce)}>
          {t('Show {n} more', { n: Math.min(drawnAtOnce, lines.length - drawn) })}
        </Button>
      )}
    </div>
  );
}
