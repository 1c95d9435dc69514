import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What the checkout says in each language that journeys order in. */
export const checkoutTexts = {
  en: {
    prefix: '',
    lang: 'en-GB',
    place: 'Place Order',
    reference: 'Your Reference',
    placed: /^Order (SO-\d+) placed$/,
  },
  de: {
    prefix: '/de/de',
    lang: 'de-DE',
    place: 'Bestellung aufgeben',
    reference: 'Ihre Referenz',
    placed: /^Bestellung (SO-\d+) aufgegeben$/,
  },
} as const;

/** Where an order is written, sent and confirmed, in a language. */
export const checkoutPage = (words: (typeof checkoutTexts)[keyof typeof checkoutTexts]) => {
  const placed = (page: Page) => page.getByRole('heading', { name: words.placed });
  return {
    field: (page: Page) => page.getByRole('textbox', { name: words.reference }),
    place: (page: Page) => page.getByRole('button', { name: words.place }),
    placed,
    /** The number of the order that was placed. */
    placedNo: async (page: Page): Promise<string> => {
      await expect(placed(page)).toBeVisible();
      return words.placed.exec((await placed(page).textContent()) ?? '')?.[1] ?? '';
    },
  };
};
