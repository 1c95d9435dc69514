/**
 * What the frame of the basket widget tells the page of the storefront around it (ADR 159): how it stands, whole each time. Sizes in CSS
 * pixels, from the window's right lower corner; 0 for nothing to show.
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

/** What that page answers: that the whole window is the frame's, or that its panel is to go. */
export interface BasketFrameAnswer {
  readonly connectBasket: 'opened' | 'close';
}
