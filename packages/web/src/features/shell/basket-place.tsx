import * as css from './app-shell.css.ts';

/** Takes the page's element for the basket along; it goes back to the page when the header goes. */
const hold = (place: HTMLElement | null): void => {
  (place ?? document.body).append(document.getElementById('basket') ?? '');
};

/** Where the basket stands in the header of each page, its room kept until it comes. */
export function BasketPlace() {
  return <div ref={hold} className={css.basket} />;
}
