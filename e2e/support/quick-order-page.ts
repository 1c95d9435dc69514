import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** The words of the screen that journeys go by, in two languages. */
export const quickOrderWords = {
  '': {
    sku: 'SKU of line',
    quantity: 'Quantity of line',
    named: 'Lines',
    paste: 'Paste a list',
    list: 'SKUs and quantities',
    addLines: 'Add the lines',
    file: 'Choose a file',
    template: 'Template',
    heading: 'SKU,Quantity',
    clear: 'Clear',
    undo: 'Undo',
    problems: 'Problems',
    lines: (n: number) => `${n} line${n === 1 ? '' : 's'}`,
    count: (n: number) => `${n} problem${n === 1 ? '' : 's'}`,
    checking: 'Checking',
    inStock: 'In stock',
    unknown: 'Unknown SKU',
    discontinued: 'Discontinued',
    offPack: 'Off pack size',
    belowMinimum: 'Below minimum',
    overStock: 'Over stock',
    duplicate: 'Duplicate',
    noQuantity: 'No quantity',
    take: /^Take/,
    unreadable: 'could not be read',
    addToBasket: 'Add to basket',
    inBasket: (n: number) => `${n} line${n === 1 ? ' is' : 's are'} in your basket.`,
    logout: 'Logout',
  },
  '/de/de': {
    sku: 'Artikelnummer der Zeile',
    quantity: 'Menge der Zeile',
    named: 'Zeilen',
    paste: 'Liste einfügen',
    list: 'Artikelnummern und Mengen',
    addLines: 'Zeilen hinzufügen',
    file: 'Datei auswählen',
    template: 'Vorlage',
    heading: 'Artikelnummer;Menge',
    clear: 'Leeren',
    undo: 'Rückgängig machen',
    problems: 'Probleme',
    lines: (n: number) => new RegExp(`${n} (Zeile|Position)`),
    count: (n: number) => `${n} Problem${n === 1 ? '' : 'e'}`,
    checking: 'werden geprüft',
    inStock: 'Auf Lager',
    unknown: 'Unbekannte Artikelnummer',
    discontinued: 'Nicht mehr lieferbar',
    offPack: 'Keine volle Packung',
    belowMinimum: 'Unter Mindestmenge',
    overStock: 'Über Bestand',
    duplicate: 'Doppelt',
    noQuantity: 'Keine Menge',
    take: /nehmen$/,
    unreadable: 'konnte nicht gelesen werden',
    addToBasket: 'In den Warenkorb',
    inBasket: (n: number) => (n === 1 ? '1 Zeile ist in Ihrem' : `${n} Zeilen sind in Ihrem`),
    logout: 'Abmelden',
  },
} as const;
export type QuickOrderPrefix = keyof typeof quickOrderWords;

export interface QuickOrderPage {
  readonly lines: Locator;
  /** What the lines come to. */
  readonly bar: Locator;
  sku(line: number): Locator;
  quantity(line: number): Locator;
  /** All of a line. */
  line(line: number): Locator;
  button(name: string): Locator;
  open(): Promise<void>;
  /** Pastes into the dialog for lists and waits until all lines are matched. */
  paste(text: string): Promise<void>;
  matched(): Promise<void>;
}

/** Quick Order (spec §2). */
export const quickOrderPage = (page: Page, prefix: QuickOrderPrefix): QuickOrderPage => {
  const words = quickOrderWords[prefix];
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: words.named });
  const bar = main.locator('section').filter({ has: page.getByRole('button', { name: words.addToBasket }) });
  const field = (line: number) => page.getByRole('combobox', { name: `${words.sku} ${line}`, exact: true });
  const sku = (line: number) => main.locator(field(line));
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const matched = () => expect(bar).not.toContainText(words.checking, { timeout: 20_000 });
  return {
    lines,
    bar,
    sku,
    quantity: (line) => main.getByRole('textbox', { name: `${words.quantity} ${line}`, exact: true }),
    line: (line) => main.getByRole('listitem').filter({ has: field(line) }),
    button,
    matched,
    open: async () => {
      await page.goto(`${prefix}/connect/quick-order`);
      await expect(sku(1)).toBeVisible();
    },
    paste: async (text) => {
      await button(words.paste).click();
      const dialog = page.getByRole('dialog', { name: words.paste });
      await dialog.getByRole('textbox', { name: words.list }).fill(text);
      await dialog.getByRole('button', { name: words.addLines }).click();
      await expect(dialog).toHaveCount(0);
      await matched();
    },
  };
};

/** What the API says of an item. */
export interface ApiItem {
  readonly sku: string;
  readonly pack_size: number;
  readonly minimum: number;
  readonly stock: number;
  readonly discontinued: boolean;
  readonly replaced_by: string | null;
}

/** Gloves and boots of the demo, as the caller can order them. */
export const apiItems = async (api: APIRequestContext): Promise<readonly ApiItem[]> => {
  const numbers = Array.from({ length: 125 }, (_, turn) => 1003 + turn * 7);
  const skus = numbers.flatMap((n) => [`GLV-${n}-S`, `GLV-${n}-M`, `BOT-${n}-40`, `BOT-${n}-41`]);
  const answer = await api.post('/api/v3/items/look-up', { data: { skus } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = await answer.json();
  return data.flatMap(({ item }: { item: ApiItem | null }) => (item ? [item] : []));
};
