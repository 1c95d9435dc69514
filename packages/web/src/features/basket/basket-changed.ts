/** Told to everything on the page that shows the basket, the widget among it, after the page changed the basket. */
export const basketChangedEvent = 'connect:basket';

export const basketChanged = (): void => void document.dispatchEvent(new Event(basketChangedEvent));
