import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';
import type { Locale } from '@connect/core/domain/access/storefront';
import type { Font } from 'fontkit';
import Pdf from 'pdfkit';
import type { Brand } from '../brand.ts';
import { fontNamed, lineHeight, type Run, type Weight } from './typefaces.ts';
import { setLine, wrap, type SetLine } from './lines.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes a font that fontkit has read already; its types do not say so. */
      registerFont(name: string, font: Font): this;
    }
    interface PDFImage {
      /** Takes a picture in, for `image` to draw; its types do not say so. */
      openImage(src: Uint8Array): ImageSrc;
    }
  }
}

/** Print colours: the light theme's, on white. */
export const colours = {
  ink: brandGrounds.light.ink,
  ink2: '#465253',
  ink3: '#626d6d',
  line: '#d3d8d2',
  sunk: '#f1f3ee',
  rail: brandGrounds.light.rail,
  hivis: ownColours.accent,
  brand: ownColours.main,
  bad: '#b3261e',
  white: '#ffffff',
} as const;

export const page = { width: 595.28, height: 841.89, margin: 44, foot: 74 } as const;
export const content = { left: page.margin, right: page.width - page.margin, width: page.width - 2 * page.margin };

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** pdfkit's options of an element, with one its types lack: what a heading cell heads. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Row' | 'Column';
}

export interface SheetFacts {
  /** In place of the mark. */
  readonly logo: Brand['logo'];
  /** What it is written in, for screen readers. */
  readonly locale: Locale;
  readonly title: string;
  readonly author: string;
  /** What made it. */
  readonly portal: string;
  /** Printed into the file; the same facts give the same bytes. */
  readonly created: Date;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

/** Opens a tagged A4 document that text is set in, in points from the top left corner. */
export const openSheet = ({ locale, title, author, portal, logo, created, compress = true }: SheetFacts) => {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Without this pdfkit loads Helvetica, which nothing here is set in.
    font: '',
    bufferPages: true,
    compress,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: portal,
      Producer: portal,
      CreationDate: created,
      ModDate: created,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent = root;
  const registered = new Set<Run['font']>();

  const select = (font: Run['font']): void => {
    if (!registered.has(font)) doc.registerFont(font, fontNamed(font));
    registered.add(font);
    doc.font(font);
  };

  const drawLine = (line: SetLine, x: number, baseline: number, { size, colour = colours.ink }: Style): void => {
    let left = x;
    for (const { font, text, width } of line.runs) {
      select(font);
      doc.fontSize(size).fillColor(colour).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += width * size;
    }
  };

  const startOf = (line: SetLine, x: number, width: number, size: number, align: Style['align']): number =>
    align === 'right' ? x + width - line.width * size : x;

  const lines = (set: readonly SetLine[], x: number, y: number, width: number, style: Style): number => {
    const step = style.size * lineHeight;
    for (const [index, line] of set.entries()) {
      const start = startOf(line, x, width, style.size, style.align);
      const baseline = y + index * step + style.size;
      drawLine(line, start, baseline, style);
      // Nobody sees it, but it keeps the last word and the next line's first apart where the text is read out or copied.
      if (index < set.length - 1) drawLine(setLine(' ', 400), start + line.width * style.size, baseline, style);
    }
    return set.length * step;
  };

  return {
    doc,
    /** It is in the file once, however often it is drawn. */
    logo: logo && { ...logo, picture: doc.openImage(logo.bytes) },
    /** The text wrapped to a width, for `lines` to draw in the same style. */
    wrapped: (text: string, width: number, { size, weight = 400 }: Style): SetLine[] =>
      wrap(text, weight, width / size),
    /** Draws wrapped lines; gives their height. */
    lines,
    /** Draws a text that wraps at `width`; gives its height. */
    paragraph: (text: string, x: number, y: number, width: number, style: Style): number =>
      lines(wrap(text, style.weight ?? 400, width / style.size), x, y, width, style),
    /** Draws a text in one line, smaller when it would not fit the width. */
    oneLine: (text: string, x: number, y: number, width: number, style: Style): void => {
      const line = setLine(text, style.weight ?? 400);
      const size = Math.min(style.size, width / Math.max(line.width, 1e-6));
      drawLine(line, startOf(line, x, width, size, style.align), y + style.size, { ...style, size });
    },
    widthOf: (text: string, { size, weight = 400 }: Style): number => setLine(text, weight).width * size,
    /** Opens an element of the document's structure around what `draw` adds. */
    group: (tag: string, draw: () => void): void => {
      const outer = parent;
      const element = doc.struct(tag);
      outer.add(element);
      parent = element;
      draw();
      element.end();
      parent = outer;
    },
    /** Draws one piece of text content, an element of the structure under the group that is open. */
    leaf: (tag: string, draw: () => void, options: ElementOptions = {}): void => {
      const marked = doc.markStructureContent(tag);
      draw();
      doc.endMarkedContent();
      parent.add(doc.struct(tag, options, [marked]));
    },
    /** Draws what is no content: rules, boxes, what repeats on every page. */
    ornament: <Drawn>(draw: () => Drawn): Drawn => {
      doc.markContent('Artifact', { type: 'Layout' });
      const drawn = draw();
      doc.endMarkedContent();
      return drawn;
    },
    /** Ends the document, after `foot` has drawn the foot of every page (numbers from 1). */
    finish: (foot: (pageNumber: number, pageCount: number) => void): Promise<Uint8Array> => {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(start + index);
        foot(index + 1, count);
      }
      root.end();
      doc.end();
      return finished;
    },
  };
};

export type Sheet = ReturnType<typeof openSheet>;
