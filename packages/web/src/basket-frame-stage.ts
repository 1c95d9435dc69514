import type { BasketFrameAnswer, BasketFrameState } from './basket-frame-state.ts';
import type { WidgetStage } from './features/basket/basket-widget.tsx';

/** So much of the page around it is the button's, for its shadow and outline. In CSS pixels. */
const margin = 24;

/** A page that has not made room after so many milliseconds does not keep the panel from opening. */
const patience = 500;

/** What the page around the frame answers; null for whatever else it says. */
export const basketFrameAnswerOf = (data: unknown): BasketFrameAnswer['connectBasket'] | null => {
  const answer = typeof data === 'object' && data !== null && 'connectBasket' in data ? data.connectBasket : null;
  return answer === 'opened' || answer === 'closed' || answer === 'close' || answer === 'focused' ? answer : null;
};

/**
 * Keeps the page around a frame told of how the widget on `place` stands, and its panel to what that page has room for (ADR 159). Whatever
 * another origin than the page's says is not heard. Null where `shop` is no origin, or where there is no page around.
 */
export const frameStage = (place: HTMLElement, shop: string): WidgetStage | null => {
  if (window.parent === window || !URL.canParse(shop)) return null;
  let isOpen = false;
  let sent = '';
  let heard = (_answer: BasketFrameAnswer['connectBasket']): void => undefined;
  const notifyPage = (): void => {
    const widget = place.querySelector('aside');
    // Or the link in its place.
    const button = widget?.firstElementChild;
    // With a session that has ended the panel is gone, too.
    isOpen &&= button != null;
    const { left, top } = button?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const state: BasketFrameState = {
      connectBasket: 'state',
      open: isOpen,
      width: button ? Math.ceil(innerWidth - left) + margin : 0,
      height: button ? Math.ceil(innerHeight - top) + margin : 0,
      title: widget?.ariaLabel ?? '',
    };
    document.title = state.title;
    const text = JSON.stringify(state);
    if (text === sent) return;
    sent = text;
    window.parent.postMessage(state, shop);
  };
  new MutationObserver(notifyPage).observe(place, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', notifyPage);
  void document.fonts.ready.then(notifyPage);
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    const answer = origin === shop && source === window.parent ? basketFrameAnswerOf(data) : null;
    if (answer) heard(answer);
    if (answer === 'close') for (const panel of place.querySelectorAll('dialog')) panel.close();
    // As in a window of one's own: what is shown is asked for again.
    else if (answer === 'focused') window.dispatchEvent(new Event('focus'));
  });
  /** Tells the page that the panel is open, or gone, and goes on once the frame has its place for that. */
  const change = async (open: boolean): Promise<void> => {
    isOpen = open;
    const { activeElement: focused } = document;
    notifyPage();
    await new Promise<void>((resolve) => {
      heard = (answer) => {
        if (answer === (open ? 'opened' : 'closed')) resolve();
      };
      setTimeout(resolve, patience);
    });
    // A page that moves a frame takes the focus from what had it in there.
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  };
  return {
    // While it still goes the window is its own.
    enter: async () => {
      if (!isOpen) await change(true);
    },
    leave: async (panel) => {
      await Promise.allSettled(panel.getAnimations({ subtree: true }).map(({ finished }) => finished));
      // It may have been opened again meanwhile.
      if (!panel.hasAttribute('open')) await change(false);
    },
  };
};
