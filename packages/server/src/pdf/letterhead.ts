import { accentOf } from './brand-colours.ts';
import { colours, content, openSheet, page, type Sheet, type SheetFacts, type Style } from './sheet.ts';
import type { PdfLanguage } from './language.ts';
import { nameIn, portalNameOf, type Supplier } from '../supplier.ts';
import type { PdfTexts } from './texts/pdf-texts.ts';

export interface PdfHead extends Omit<SheetFacts, 'title' | 'author' | 'portal' | 'locale' | 'logo'> {
  readonly supplier: Supplier;
  readonly language: PdfLanguage;
  /** What the paper is, e.g. `Invoice`. */
  readonly kind: string;
  readonly no: string;
  readonly customerName: string;
}

/** A paper being written from top to bottom: `y` is where the next part goes. */
export interface PdfLayout {
  readonly sheet: Sheet;
  readonly texts: PdfTexts;
  readonly supplier: Supplier;
  y: number;
  /** Whether a part of this height still fits the page. */
  readonly fits: (height: number) => boolean;
  readonly nextPage: () => void;
  readonly finish: () => Promise<Uint8Array>;
}

const bottom = page.height - page.foot;

/** Times its height that a logo is wide at most. */
const widest = 3;

/** The supplier's own logo, else the mark: two chevrons of a hi-vis jacket on a square. Answers how wide it is. */
const drawLogo = (sheet: Sheet, supplier: Supplier, { x, y, side }: { x: number; y: number; side: number }): number => {
  const { doc } = sheet;
  if (sheet.logo) {
    const width = side * Math.min(widest, sheet.logo.width / sheet.logo.height);
    doc.image(sheet.logo.picture, x, y, { fit: [width, side], valign: 'center' });
    return width;
  }
  const at = (dx: number, dy: number): [number, number] => [x + dx * side, y + dy * side];
  doc.roundedRect(x, y, side, side, side * 0.26).fill(accentOf(supplier));
  for (const top of [0.31, 0.53])
    doc
      .moveTo(...at(0.31, top + 0.19))
      .lineTo(...at(0.5, top))
      .lineTo(...at(0.69, top + 0.19));
  doc
    .lineWidth(side * 0.085)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours.ink);
  return side;
};

const rule = ({ doc }: Sheet, y: number): void => {
  doc.moveTo(content.left, y).lineTo(content.right, y).lineWidth(0.6).stroke(colours.line);
};

/** What of it there is, beside one another. */
const inOneLine = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('  ·  ');

const firstHead = (sheet: Sheet, { kind, no, supplier }: PdfHead): void => {
  const { left, right, width } = content;
  const x = left + 12 + sheet.ornament(() => drawLogo(sheet, supplier, { x: left, y: 40, side: 36 }));
  const room = Math.min(260, right - 230 - x);
  const small: Style = { size: 9, colour: colours.ink2 };
  const name = supplier.name ?? supplier.brand?.name ?? null;
  const contact = inOneLine(supplier.web, supplier.phone);
  if (name !== null) sheet.leaf('P', () => sheet.oneLine(name, x, 41, room, { size: 13.5, weight: 600 }));
  if (contact !== '') sheet.leaf('P', () => sheet.oneLine(contact, x, 60, room, small));
  sheet.leaf('H1', () => sheet.oneLine(kind, right - 220, 36, 220, { size: 24, weight: 600, align: 'right' }));
  sheet.leaf('P', () => sheet.oneLine(no, right - 220, 65, 220, { ...small, size: 11, align: 'right' }));
  sheet.ornament(() => {
    sheet.doc.rect(left, 96, width, 0.6).fill(colours.line);
    sheet.doc.rect(left, 95, 36, 2.6).fill(accentOf(supplier));
  });
};

const laterHead = (sheet: Sheet, { kind, no, customerName, supplier }: PdfHead): void =>
  sheet.ornament(() => {
    const x = content.left + 10 + drawLogo(sheet, supplier, { x: content.left, y: 36, side: 20 });
    sheet.oneLine(`${kind} ${no}`, x, 40, 220, { size: 10.5, weight: 600 });
    const style = { size: 9, colour: colours.ink2, align: 'right' } as const;
    sheet.lines(sheet.wrapped(customerName, 230, style).slice(0, 1), content.right - 230, 40.5, 230, style);
    rule(sheet, 66);
  });

const drawFoot = (sheet: Sheet, head: PdfHead, pageNumber: number, pageCount: number): void =>
  sheet.ornament(() => {
    const style = { size: 7.5, colour: colours.ink3 };
    const top = page.height - 52;
    rule(sheet, top - 8);
    const { supplier, language } = head;
    const { figures, texts } = language;
    const { foot } = texts;
    const { name, address, companyNo, vatNo, email } = supplier;
    const registration = inOneLine(companyNo && foot.companyNo(companyNo), vatNo && texts.vatNumber(vatNo), email);
    const given = [[name, address].filter((part) => part !== null).join(', '), registration];
    const lines = given.flatMap((text) => (text === '' ? [] : sheet.wrapped(text, 430, style)));
    sheet.lines(lines.slice(0, 3), content.left, top, 430, style);
    const count = foot.page(figures.count(pageNumber), figures.count(pageCount));
    sheet.oneLine(count, content.right - 76, top, 76, { ...style, weight: 600, colour: colours.ink2, align: 'right' });
  });

/** Starts a paper on the supplier's letterhead: a full head on the first page, a short one on those after. */
export const openPdfLayout = (head: PdfHead): PdfLayout => {
  const { language } = head;
  const sheet = openSheet({
    ...head,
    locale: language.locale,
    title: `${head.kind} ${head.no}`,
    logo: head.supplier.brand?.logo ?? null,
    author: nameIn(head.supplier),
    portal: portalNameOf(head.supplier),
  });
  sheet.doc.addPage();
  firstHead(sheet, head);
  const layout: PdfLayout = {
    sheet,
    texts: language.texts,
    supplier: head.supplier,
    y: 118,
    fits: (height) => layout.y + height <= bottom,
    nextPage: () => {
      sheet.doc.addPage();
      laterHead(sheet, head);
      layout.y = 82;
    },
    finish: () => sheet.finish((pageNumber, pageCount) => drawFoot(sheet, head, pageNumber, pageCount)),
  };
  return layout;
};
