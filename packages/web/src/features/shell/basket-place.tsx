import * as css from './app-shell.css.ts';

/** Takes the page's element for the basket along; it goes back when the header goes with its page. */
const hold = (place: HTMLElement | null) => {
  const basket = document.getElementById('basket');
  if (place && basket) place.append(basket);
  return () => {
    if (basket) document.body.append(basket);
  };
};

/** Where the basket stands in the header of each page, its room kept until it comes. */
export function BasketPlace() {
  return <div ref={hold} className={css.basket} />;
}
