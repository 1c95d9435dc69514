import { isBasketFrameState } from './basket-frame-state.ts';
import type { BasketFrameAnswer, BasketFrameState } from './basket-frame-state.ts';

/*
 * The basket widget for a page of a storefront (specification §basket-widget): a frame of the portal's origin on the page's element with
 * the id `basket`, so that no script of that page reads the session (ADR 159). It lies over the whole window, of which it gets the corner with
 * its button, and all while its panel is open: nothing in it moves or is laid out anew. It is what a shop waits for: one
 * file, without a library.
 */
const portal = new URL(import.meta.url);

const styles = `:host { all: initial !important; display: contents !important; }
  dialog { position: fixed; inset: 0; z-index: 12; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
    border: 0; background: none; overflow: hidden; pointer-events: none; }
  dialog::backdrop { background: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light; pointer-events: auto; }`;

const show = (place: HTMLElement): void => {
  const root = place.attachShadow({ mode: 'open' });
  // The page's policy may forbid elements with styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const layer = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ lang: document.documentElement.lang, shop: location.origin });
  frame.src = new URL(`basket.html?${query.toString()}`, portal).href;
  // Out of sight it is no stop of the keyboard either.
  frame.style.visibility = 'hidden';
  layer.append(frame);
  root.append(layer);
  // Not by `show()`, which would take the focus.
  layer.open = true;

  const answer = (connectBasket: BasketFrameAnswer['connectBasket']): void =>
    frame.contentWindow?.postMessage({ connectBasket } satisfies BasketFrameAnswer, portal.origin);
  const follow = ({ open, width, height, title }: BasketFrameState): void => {
    frame.title = title;
    frame.style.visibility = width > 0 ? 'visible' : 'hidden';
    frame.style.clipPath = open ? 'none' : `inset(calc(100% - ${height}px) 0 0 calc(100% - ${width}px))`;
    if (open && !layer.matches(':modal')) {
      layer.open = false;
      // What is behind the panel is out of reach meanwhile.
      layer.showModal();
    } else if (!open && layer.matches(':modal')) {
      layer.close();
      layer.open = true;
      // To where it was in there: to its button.
      frame.focus();
    }
    answer(open ? 'opened' : 'closed');
  };
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin === portal.origin && source === frame.contentWindow && isBasketFrameState(data)) follow(data);
  });
  // Escape while the frame has not the focus.
  layer.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer('close');
  });
  // A browser closes it unasked where Escape comes twice.
  layer.addEventListener('close', () => {
    if (layer.open) return;
    layer.open = true;
    answer('close');
  });
  // The frame has the focus of the window only while something in it has.
  addEventListener('focus', () => answer('focused'));
};

const place = document.getElementById('basket');
if (place && !place.shadowRoot) show(place);
