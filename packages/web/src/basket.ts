import type { BasketFrameAnswer, BasketFrameState } from './basket-frame-state.ts';

/*
 * The basket widget for a page of a storefront (specification §basket-widget): a frame of the portal's origin on the page's element with
 * the id `basket`, so that no script of that page reads the session (ADR 159). It lies over the whole window, of which it gets the corner with
 * its button, and all while its panel is open: nothing in it moves or is laid out anew. It has no imports: it is what a shop waits for.
 */
const portal = new URL(import.meta.url);

const styles = `:host { all: initial !important; display: contents !important; }
  dialog { position: fixed; inset: 0; z-index: 12; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
    border: 0; background: none; overflow: hidden; pointer-events: none; }
  dialog::backdrop { background: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light; pointer-events: auto; }`;

/** Whatever else comes in a message, of whoever, is none. */
const isState = (data: unknown): data is BasketFrameState => {
  if (typeof data !== 'object' || data === null) return false;
  const { connectBasket, open, width, height, title }: Partial<Record<keyof BasketFrameState, unknown>> = data;
  const sizes = [width, height].every((size) => typeof size === 'number' && size >= 0 && Number.isFinite(size));
  return connectBasket === 'state' && typeof open === 'boolean' && sizes && typeof title === 'string';
};

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
    if (open === layer.matches(':modal')) return;
    if (open) {
      layer.open = false;
      // What is behind the panel is out of reach meanwhile.
      layer.showModal();
      answer('opened');
    } else {
      layer.close();
      layer.open = true;
      // To where it was in there: to its button.
      frame.focus();
    }
  };
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin === portal.origin && source === frame.contentWindow && isState(data)) follow(data);
  });
  // Escape while the frame has not the focus.
  layer.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer('close');
  });
};

const place = document.getElementById('basket');
if (place && !place.shadowRoot) show(place);
