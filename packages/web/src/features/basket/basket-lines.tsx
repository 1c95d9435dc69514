import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { BasketLine } from '@connect/core/domain/ordering/basket';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { BasketLineRow } from './basket-line.tsx';
import * as css from '../../shared/ordering/basket-lines.css.ts';
import * as layout from '../../theme/layout.css.ts';
import type { BasketStore } from '@connect/core/use-cases/ordering/own-basket';

/** A basket may have thousands of lines; so many more are drawn at a time. */
const drawnAtOnce = 100;

interface BasketLinesProps {
  lines: readonly BasketLine[];
  /** The last change was not saved: no news of it. */
  failed: boolean;
  store: Pick<BasketStore, 'edit' | 'typing'>;
}

interface Removed {
  readonly sku: Sku;
  readonly quantity: Quantity;
  /** Numbers of the lines that stood behind it. */
  readonly behind: readonly Sku[];
}

/** The lines of the basket. One that is taken out can be put back. */
export function BasketLines({ lines, failed, store }: BasketLinesProps) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(frame);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, announce] = useAnnouncement(failed);

  const set = (sku: Sku, quantity: Quantity | 0, before?: Sku) => store.edit({ kind: 'set', sku, quantity, before });
  const remove = (line: BasketLine) => {
    const { item, quantity } = line;
    const { sku } = item;
    focusNext('[data-undo] button');
    const behind = lines.slice(lines.indexOf(line) + 1).map((each) => each.item.sku);
    setRemoved({ sku, quantity, behind });
    set(sku, 0);
    announce(t('{sku} was removed.', { sku }));
  };
  const restore = ({ sku, quantity, behind }: Removed) => {
    focusNext(`li[data-sku="${CSS.escape(sku)}"] :is(a, button)`);
    // Those that stood behind it may be gone since, too.
    const left = new Set(lines.map(({ item }) => item.sku));
    set(
      sku,
      quantity,
      behind.find((each) => left.has(each)),
    );
    announce(t('{sku} is back in your basket.', { sku }));
  };
  const isGone = removed !== null && !lines.some(({ item }) => item.sku === removed.sku);
  return (
    <div ref={frame} className={css.frame}>
      {announcement}
      {isGone && (
        <div data-undo>
          <Notice tone="info" unheard action={{ label: t('Undo'), onAction: () => restore(removed) }}>
            {t('{sku} was removed.', { sku: removed.sku })}
          </Notice>
        </div>
      )}
      {lines.length > 0 && (
        <ul aria-label={t('Products in your basket')} className={layout.column}>
          {lines.slice(0, drawn).map((line) => (
            <BasketLineRow
              key={line.item.sku}
              line={line}
              onQuantity={(quantity) => set(line.item.sku, quantity)}
              onRemove={() => remove(line)}
              onTyping={store.typing}
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
