import { lineHeight } from './typefaces.ts';
import type { PdfLayout } from './letterhead.ts';
import { colours, content, type Style } from './sheet.ts';

const label: Style = { size: 8, weight: 600, colour: colours.ink3 };
const body: Style = { size: 9.5 };

export interface Block {
  readonly title: string;
  /** Empty ones are left out. The first is the name. */
  readonly lines: readonly string[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const isWritten = (text: string): boolean => text.trim() !== '';
const isKnown = ({ lines }: Block): boolean => lines.some(isWritten);

const factsWidth = 208;
const blockWidth = (content.width - factsWidth - 2 * 16) / 2;
const pad = 12;
const factLabelWidth = 80;

/** The address blocks side by side, but for those of which nothing is known, the facts of the document in a panel at the right. */
export const addressesAndFacts = (layout: PdfLayout, blocks: readonly Block[], facts: readonly Fact[]): void => {
  const { sheet, y: top } = layout;
  let bottom = top;
  for (const [index, { title, lines }] of blocks.filter(isKnown).entries()) {
    const x = content.left + index * (blockWidth + 16);
    let y = top + pad;
    sheet.group('Sect', () => {
      sheet.leaf('H2', () => (y += sheet.paragraph(title, x, y, blockWidth, label) + 3));
      for (const [row, line] of lines.filter(isWritten).entries())
        sheet.leaf(
          'P',
          () => (y += sheet.paragraph(line, x, y, blockWidth, { ...body, weight: row === 0 ? 600 : 400 })),
        );
    });
    bottom = Math.max(bottom, y);
  }
  const x = content.right - factsWidth + pad;
  const valueWidth = factsWidth - 2 * pad - factLabelWidth;
  const value: Style = { size: 9, weight: 600, align: 'right' };
  const step = value.size * lineHeight;
  const rows = facts.map((fact) => {
    // A single word, such as a mail address, shrinks rather than breaks.
    const whole = !/\s/.test(fact.value) && fact.value.length <= 40;
    const set = whole ? [] : sheet.wrapped(fact.value, valueWidth, value).slice(0, 4);
    return { ...fact, set, height: Math.max(1, set.length) * step + 3.2 };
  });
  const height = 2 * pad + rows.reduce((sum, row) => sum + row.height, -3);
  sheet.ornament(() =>
    sheet.doc.roundedRect(content.right - factsWidth, top, factsWidth, height, 9).fill(colours.sunk),
  );
  let y = top + pad;
  sheet.group('Table', () => {
    for (const row of rows)
      sheet.group('TR', () => {
        const style = { size: 9, colour: colours.ink2 };
        sheet.leaf('TH', () => sheet.oneLine(row.label, x, y, factLabelWidth, style), { scope: 'Row' });
        sheet.leaf('TD', () => {
          if (row.set.length > 0) sheet.lines(row.set, x + factLabelWidth, y, valueWidth, value);
          else sheet.oneLine(row.value, x + factLabelWidth, y, valueWidth, value);
        });
        y += row.height;
      });
  });
  layout.y = Math.max(bottom, top + height) + 18;
};

/** A band across the page that says what is special about the paper. */
export const stamp = (layout: PdfLayout, [text, note]: readonly [string, string], colour: string): void => {
  const { sheet, y } = layout;
  const height = 30;
  const style: Style = { size: 11, weight: 600, colour };
  sheet.ornament(() => {
    sheet.doc
      .roundedRect(content.left + 0.5, y, content.width - 1, height, 7)
      .lineWidth(1)
      .stroke(colour);
    for (const step of [0, 1, 2]) {
      const x = content.right - 44 + step * 9;
      sheet.doc
        .moveTo(x, y + 9)
        .lineTo(x + 6, y + 15)
        .lineTo(x, y + 21);
    }
    sheet.doc.lineWidth(2).lineCap('butt').lineJoin('miter').stroke(colour);
  });
  sheet.leaf('P', () => {
    sheet.oneLine(text, content.left + pad, y + 8, 300, style);
    const width = sheet.widthOf(text, style);
    sheet.oneLine(note, content.left + pad + width, y + 8, 400 - width, style);
  });
  layout.y += height + 16;
};

/** A heading with small print under it; stays together on one page. */
export const smallPrint = (layout: PdfLayout, [title, text]: readonly [string, string]): void => {
  const { sheet } = layout;
  const style: Style = { size: 8, colour: colours.ink2 };
  const lines = sheet.wrapped(text, content.width, style);
  const height = 14 + lines.length * 11 + 12;
  if (!layout.fits(height)) layout.nextPage();
  sheet.group('Sect', () => {
    sheet.leaf('H2', () => sheet.oneLine(title, content.left, layout.y, content.width, label));
    sheet.leaf('P', () => sheet.lines(lines, content.left, layout.y + 14, content.width, style));
  });
  layout.y += height;
};
