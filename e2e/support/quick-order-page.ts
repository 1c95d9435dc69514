import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The words of the screen that journeys go by, in two languages. */
export const quickOrderWords = {
  '': {
    sku: 'Item number, line',
    quantity: 'Quantity, line',
    named: 'Lines',
    paste: 'Paste a list',
    list: 'Item numbers and quantities',
    addLines: 'Add lines',
    file: 'Choose a file',
    template: 'Download template',
    heading: 'SKU,Quantity',
    clear: 'Clear all lines',
    undo: 'Undo',
    problems: 'Problems',
    lines: (n: number) => `${n} line${n === 1 ? '' : 's'}`,
    count: (n: number) => `${n} problem${n === 1 ? '' : 's'}`,
    checking: 'Checking',
    inStock: 'In stock',
    unknown: 'Unknown item number',
    discontinued: 'Discontinued',
    offPack: 'Not a multiple of the pack size',
    belowMinimum: 'Below minimum',
    overStock: 'Not all in stock',
    duplicate: 'Duplicate',
    noQuantity: 'Check the quantity',
    take: /^Order \d+ units$/,
    unreadable: 'couldn’t be read',
    several: 'Drop one file at a time.',
    checkout: 'Go to checkout',
    addToBasket: 'Add to basket',
    inBasket: (n: number) => `${n} item${n === 1 ? '' : 's'} added to your basket.`,
    logout: 'Logout',
  },
  '/de/de': {
    sku: 'Artikelnummer, Position',
    quantity: 'Menge, Position',
    named: 'Positionen',
    paste: 'Liste einfügen',
    list: 'Artikelnummern und Mengen',
    addLines: 'Positionen hinzufügen',
    file: 'Datei auswählen',
    template: 'Vorlage herunterladen',
    heading: 'Artikelnummer;Menge',
    clear: 'Alle Positionen löschen',
    undo: 'Rückgängig machen',
    problems: 'Probleme',
    lines: (n: number) => new RegExp(`${n} (Zeile|Position)`),
    count: (n: number) => `${n} Problem${n === 1 ? '' : 'e'}`,
    checking: 'zu prüfen',
    inStock: 'Auf Lager',
    unknown: 'Unbekannte Artikelnummer',
    discontinued: 'Ausgelaufen',
    offPack: 'Kein Vielfaches der Packungsgröße',
    belowMinimum: 'Unter Mindestmenge',
    overStock: 'Bestand reicht nicht aus',
    duplicate: 'Doppelt',
    noQuantity: 'Ungültige Menge',
    take: /Stück bestellen$/,
    unreadable: 'konnte nicht gelesen werden',
    several: 'Legen Sie immer nur eine Datei ab.',
    checkout: 'Zur Kasse',
    addToBasket: 'In den Warenkorb',
    inBasket: (n: number) => `${n} Artikel ${n === 1 ? 'wurde' : 'wurden'} in Ihren Warenkorb gelegt.`,
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
  /** The field of the dialog for lists. */
  readonly list: Locator;
  open(): Promise<void>;
  /** Drops files where the lines are, their content by their names. */
  drop(files: Readonly<Record<string, Buffer>>): Promise<void>;
  /** Pastes into the dialog for lists and waits until all lines are matched. */
  paste(text: string): Promise<void>;
  matched(): Promise<void>;
  /** How many lines the page says are in the basket by now. */
  inBasket(): Promise<number>;
}

/** Quick Order (specification §quick-order). */
export const quickOrderPage = (page: Page, prefix: QuickOrderPrefix): QuickOrderPage => {
  const words = quickOrderWords[prefix];
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: words.named });
  const bar = main.locator('section').filter({ has: page.getByRole('button', { name: words.addToBasket }) });
  const written = (line: number) => line.toLocaleString(prefix ? 'de-DE' : 'en-GB');
  const field = (line: number) => page.getByRole('combobox', { name: `${words.sku} ${written(line)}`, exact: true });
  const sku = (line: number) => main.locator(field(line));
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: words.paste });
  const list = dialog.getByRole('textbox', { name: words.list });
  const matched = () => expect(bar).not.toContainText(words.checking, { timeout: 20_000 });
  return {
    lines,
    bar,
    sku,
    quantity: (line) => main.getByRole('textbox', { name: `${words.quantity} ${written(line)}`, exact: true }),
    line: (line) => main.getByRole('listitem').filter({ has: field(line) }),
    button,
    list,
    matched,
    drop: async (files) => {
      const data = await page.evaluateHandle(
        (dropped) => {
          const transfer = new DataTransfer();
          for (const [name, base64] of dropped)
            transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name));
          return transfer;
        },
        Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')] as const),
      );
      await lines.dispatchEvent('drop', { dataTransfer: data });
    },
    inBasket: async () => {
      const outcome = page
        .getByRole('status')
        .filter({ hasText: /\d+ (items? added to your|Artikel wurden? in Ihren)/ });
      await expect(outcome).toBeVisible({ timeout: 15_000 });
      return Number.parseInt(await outcome.innerText(), 10);
    },
    open: async () => {
      await page.goto(`${prefix}/connect/quick-order`);
      await expect(sku(1)).toBeVisible();
    },
    paste: async (text) => {
      await button(words.paste).click();
      await list.fill(text);
      await dialog.getByRole('button', { name: words.addLines }).click();
      await expect(dialog).toHaveCount(0);
      await matched();
    },
  };
};
