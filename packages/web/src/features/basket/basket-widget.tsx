import { isSignedOut } from '@connect/core/ports/failure';
import { ShoppingBasket, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { OrderingProvider } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { BasketPanelProps } from './basket-panel.tsx';
import * as css from './basket-widget.css.ts';
import { useBasket } from './use-basket.ts';
import { usePreparedBaskets } from './use-prepared-baskets.ts';

const content = later('basket-panel', () => import('./basket-panel.tsx'));

/** Where the widget has not all of the window for itself: what gives its panel room, and takes it back once it has gone. */
export interface WidgetStage {
  readonly enter: () => Promise<void>;
  readonly leave: (panel: HTMLElement) => Promise<void>;
}

interface BasketWidgetProps {
  readonly place: Element | DocumentFragment;
  readonly look: keyof typeof css.places;
  readonly ordering: OrderingServices;
  readonly stage?: WidgetStage;
}

/** The basket widget on the page's element for it (specification §basket-widget). */
export function BasketWidget({ place, ordering, ...rest }: BasketWidgetProps) {
  return createPortal(
    <OrderingProvider value={ordering}>
      <Widget {...rest} />
    </OrderingProvider>,
    place,
  );
}

/**
 * A button with how much is in the basket; it opens a panel in which the basket is looked at and changed. What is in the panel comes
 * once somebody turns to the button; what could not be fetched, with the next press.
 */
function Widget({ look, stage }: Pick<BasketWidgetProps, 'look' | 'stage'>) {
  const t = useTranslate();
  const panel = useRef<HTMLDialogElement>(null);
  const load = useLater(content);
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<BasketPanelProps> } | null>(null);
  const { store, ...view } = useBasket();
  const prepared = usePreparedBaskets();
  const { basket, failure } = view;
  // The user may not order any more.
  if (failure?.failure === 'forbidden' || isSignedOut(failure)) return null;

  const count = basket?.lines.length ?? 0;
  const counted = t('{n, plural, one {# product} other {# products}}', { n: count });
  const isReady = (prepared.value ?? []).length > 0;
  const readyText = isReady ? t('A basket has been prepared for you') : undefined;
  const ahead = () => void load().catch(() => undefined);
  const open = async (): Promise<void> => {
    setLoaded({ Panel: (await load()).BasketPanel });
    if (panel.current?.open) return;
    await stage?.enter();
    // As in `Dialog`, with which it shares no file: what every page loads would be one more.
    const { documentElement: root } = document;
    root.style.setProperty('--scrollbar', `${innerWidth - root.offsetWidth}px`);
    panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  return (
    <aside aria-label={t('Basket')} className={css.places[look]}>
      <button
        type="button"
        className={css.open}
        title={readyText}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => void open().catch(() => undefined)}
      >
        <Icon of={ShoppingBasket} size={20} />
        <VisuallyHidden>
          {basket ? t('{name}: {text}', { name: t('Basket'), text: counted }) : t('Basket')}
          {isReady && `, ${t('a basket is ready for you')}`}
        </VisuallyHidden>
        {look === 'floating' && (
          <span className={css.name} aria-hidden>
            {readyText ?? t('Basket')}
          </span>
        )}
        {count > 0 && (
          <span className={css.count} aria-hidden>
            {count}
          </span>
        )}
        {isReady && <span className={css.ready} />}
      </button>
      <dialog
        ref={panel}
        aria-label={t('Basket')}
        closedby="any"
        className={css.panel}
        onClose={({ currentTarget }) => void stage?.leave(currentTarget)}
      >
        <div className={css.sheet}>
          <div className={css.head}>
            <h2 className={css.title}>{t('Basket')}</h2>
            <IconButton icon={X} label={t('Close')} onClick={close} />
          </div>
          {loaded && <loaded.Panel view={view} store={store} prepared={prepared} onLeave={close} />}
        </div>
      </dialog>
    </aside>
  );
}
