import { entriesOf } from './quick-order-records.ts';
import type { Entry } from './quick-order-records.ts';

/** A line of a quick order as it was typed, pasted or read from a file. */
export interface TypedLine {
  readonly sku: string;
  readonly quantity: string;
}

/** What a list was read as: its lines, and the line that was taken for their heading. */
export interface ReadList {
  readonly lines: readonly TypedLine[];
  readonly heading: string | null;
}

/** A quick order has so many lines at most. */
export const maxQuickLines = 5000;

/**
 * A quantity as it was typed, or null when it is no whole number (specification §quick-order): `12`, `1,000`, `1.000`, `1 000`,
 * `12.00`, `x 12` and `12x` are quantities, nothing is rounded.
 */
export const readQuantity = (typed: string): number | null => {
  const text = typed.normalize('NFKC').trim();
  const bare = /^[x×*]?\s*(\d[\d.,'’ ]*?)(?:[.,]0{1,2})?\s*[x×*]?$/i.exec(text)?.[1] ?? '';
  const digits = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/.test(bare) ? bare.replaceAll(/\D/g, '') : bare;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

/** What can be read is written plainly, all else stays as it was typed. */
const plainQuantity = (typed: string): string => String(readQuantity(typed) ?? typed.trim());
const isQuantity = (cell: string): boolean => readQuantity(cell) !== null;

/** Headings in the five languages of the portal, as `headingOf` writes them. */
const skuHeadings = new Set(
  'sku skus numersku item itemno itemnumber itemcode article articleno articlenumber product productcode productno code partno partnumber ref reference codearticle articolo codice codicearticolo codiceprodotto artikel artikelnr artikelnummer artnr art bestellnr bestellnummer nrartykulu numerartykulu indeks kod kodproduktu produkt produit codeproduit prodotto materialnummer'.split(
    ' ',
  ),
);
const quantityHeadings = new Set(
  'qty quantity quantities amount pieces pcs units quantite qte nombre quantita qta pezzi pz ilosc szt sztuk menge anzahl stuck stueck stk'.split(
    ' ',
  ),
);
const headingOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

/** Which of the cells are SKU and quantity. */
interface Columns {
  readonly sku: number;
  readonly quantity: number;
}

interface Heading {
  /** Null where only their looks tell which column is which. */
  readonly columns: Columns | null;
}

const headingIn = ({ cells, areWords }: Entry): Heading | null => {
  const names = cells.map(headingOf);
  const sku = names.findIndex((name) => skuHeadings.has(name));
  const quantity = names.findIndex((name) => quantityHeadings.has(name));
  const isOther = (name: string): boolean =>
    !skuHeadings.has(name) && !quantityHeadings.has(name) && !/^(no|nr|number|nummer|part|code)$/.test(name);
  // A sentence that has such a word in it is none.
  if ((sku < 0 && quantity < 0) || cells.some((cell) => /\d/.test(cell)) || (areWords && names.some(isOther)))
    return null;
  if (areWords || quantity < 0 || cells.length < 2) return { columns: null };
  return { columns: { sku: sku < 0 ? Number(quantity === 0) : sku, quantity } };
};

/** A text like that of an item's number: no spaces, letters and digits. */
const isCode = (cell: string): boolean => /^\S*$/.test(cell) && /\p{L}/u.test(cell) && /\d/.test(cell);

/** Finds SKU and quantity by what they look like: the SKU is the first that is no number, and the quantity rather after than before it. */
const guessed = (cells: readonly string[]): TypedLine => {
  const filled = cells.filter((cell) => cell !== '');
  const texts = filled.filter((cell) => !isQuantity(cell));
  const sku = texts.find(isCode) ?? texts[0] ?? filled[0] ?? '';
  const at = filled.indexOf(sku);
  const others = [...filled.slice(at + 1), ...filled.slice(0, at)];
  // Of two cells the second is meant to be the quantity, whatever it says.
  const quantity = others.find(isQuantity) ?? (filled.length === 2 ? filled[at + 1] : undefined) ?? '';
  return { sku, quantity };
};

/** Words parted by spaces: a number at the end, or at the beginning, is the quantity, and all else the SKU. */
const ofWords = (words: readonly string[]): TypedLine => {
  const quantity = [...words.slice(-1), ...words.slice(0, 1)].find(isQuantity);
  if (words.length < 2 || quantity === undefined) return { sku: words.join(' '), quantity: '' };
  const isLast = quantity === words.at(-1);
  const [, ...rest] = isLast ? words.toReversed() : words;
  // The sign of `GLV-8841 x 12` is neither's.
  const named = /^[x×*] /i.test(rest.join(' ')) ? rest.slice(1) : rest;
  return { sku: (isLast ? named.toReversed() : named).join(' '), quantity };
};

const lineOf = ({ raw, cells, areWords }: Entry, columns: Columns | null): TypedLine => {
  const filled = cells.filter((cell) => cell !== '');
  const [only] = filled;
  if (only === undefined) return { sku: raw.trim(), quantity: '' };
  if (areWords) return ofWords(cells);
  const sku = columns && cells[columns.sku];
  const quantity = (columns && cells[columns.quantity]) ?? '';
  if (filled.length === 1) return only === quantity ? { sku: '', quantity } : ofWords(only.split(/\s+/));
  return sku ? { sku, quantity } : guessed(cells);
};

const listOf = (entries: readonly Entry[]): ReadList => {
  const [first] = entries;
  const heading = first ? headingIn(first) : null;
  const lines = (heading ? entries.slice(1) : entries).map((entry) => {
    const { sku, quantity } = lineOf(entry, heading?.columns ?? null);
    return { sku: sku.replaceAll(/\s+/g, ' '), quantity: plainQuantity(quantity) };
  });
  return { lines, heading: heading && first ? first.raw.trim() : null };
};

/**
 * Reads a pasted list or a CSV file. Each of its entries is a line or the heading: nothing is left out, and what makes no sense stays
 * as it was written, for its user to put right.
 */
export const readList = (text: string): ReadList => listOf(entriesOf(text.replace(/^\uFEFF/, '')));

/** What spreadsheets have in a cell. */
export type SheetCell = string | number | boolean | null;

/** A number with three decimals would be taken for thousands. */
const sheetText = (cell: SheetCell): string => {
  const text = String(cell ?? '').trim();
  return typeof cell === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text;
};

/** Reads the rows of a spreadsheet in the same way. */
export const readSheet = (rows: readonly (readonly SheetCell[])[]): ReadList =>
  listOf(
    rows
      .map((row) => row.map(sheetText))
      .filter((cells) => cells.some((cell) => cell !== ''))
      .map((cells) => ({ raw: cells.join('\t'), cells, areWords: false })),
  );
