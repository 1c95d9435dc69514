/**
 * What the frame of the basket widget tells the page of the storefront around it (ADR 159): how it stands, whole each time. Sizes in CSS
 * pixels, from the window's right lower corner; 0 for nothing to show. Of what is in the basket it tells nothing.
 */
export interface BasketFrameState {
  readonly connectBasket: 'state';
  /** Whether its panel is open, which takes the whole window. */
  readonly open: boolean;
  readonly width: number;
  readonly height: number;
  /** What the frame is called, in the page's language. */
  readonly title: string;
}

/** What that page answers: that the whole window is the frame's, or the corner again; that its panel is to go; that somebody is back in the window. */
export interface BasketFrameAnswer {
  readonly connectBasket: 'opened' | 'closed' | 'close' | 'focused';
}

const isSize = (size: unknown): boolean => typeof size === 'number' && size >= 0 && Number.isFinite(size);

/** Whether that is what came in a message: whatever else there is in one, of whoever, is not. */
export const isBasketFrameState = (data: unknown): data is BasketFrameState => {
  if (typeof data !== 'object' || data === null) return false;
  const { connectBasket, open, width, height, title }: Partial<Record<keyof BasketFrameState, unknown>> = data;
  const isWhole = typeof open === 'boolean' && isSize(width) && isSize(height) && typeof title === 'string';
  return connectBasket === 'state' && isWhole;
};
