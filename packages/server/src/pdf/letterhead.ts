import { colours, content, openSheet, page, type Sheet, type SheetFacts, type Style } from './sheet.ts';
import type { PdfLanguage } from './language.ts';
import { portalName, type Supplier } from '../supplier.ts';
import type { PdfTexts } from './texts/pdf-texts.ts';

export interface PdfHead extends Omit<SheetFacts, 'title' | 'author' | 'locale'> {
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

/** The mark: two chevrons of a hi-vis jacket on a square. */
const drawLogo = ({ doc }: Sheet, x: number, y: number, side: number): void => {
  const at = (dx: number, dy: number): [number, number] => [x + dx * side, y + dy * side];
  doc.roundedRect(x, y, side, side, side * 0.26).fill(colours.hivis);
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
};

const rule = ({ doc }: Sheet, y: number): void => {
  doc.moveTo(content.left, y).lineTo(content.right, y).lineWidth(0.6).stroke(colours.line);
};

/** What of it there is, beside one another. */
const inOneLine = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('  ·  ');

const firstHead = (sheet: Sheet, { kind, no, supplier }: PdfHead): void => {
  const { left, right, width } = content;
  sheet.ornament(() => drawLogo(sheet, left, 40, 36));
  const small: Style = { size: 9, colour: colours.ink2 };
  const { name } = supplier;
  const contact = inOneLine(supplier.web, supplier.phone);
  if (name !== null) sheet.leaf('P', () => sheet.oneLine(name, left + 48, 41, 260, { size: 13.5, weight: 600 }));
  if (contact !== '') sheet.leaf('P', () => sheet.oneLine(contact, left + 48, 60, 260, small));
  sheet.leaf('H1', () => sheet.oneLine(kind, right - 220, 36, 220, { size: 24, weight: 600, align: 'right' }));
  sheet.leaf('P', () => sheet.oneLine(no, right - 220, 65, 220, { ...small, size: 11, align: 'right' }));
  sheet.ornament(() => {
    sheet.doc.rect(left, 96, width, 0.6).fill(colours.line);
    sheet.doc.rect(left, 95, 36, 2.6).fill(colours.hivis);
  });
};

const laterHead = (sheet: Sheet, { kind, no, customerName }: PdfHead): void =>
  sheet.ornament(() => {
    drawLogo(sheet, content.left, 36, 20);
    sheet.oneLine(`${kind} ${no}`, content.left + 30, 40, 240, { size: 10.5, weight: 600 });
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
    author: head.supplier.name ?? portalName,
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
