import { coverall, harness, jacket, trousers, vest } from './drawings/body.ts';
import type { Drawing } from './drawings/drawing.ts';
import { boot, glove, kneePads } from './drawings/hands-and-feet.ts';
import { earDefenders, helmet, respirator, spectacles } from './drawings/head.ts';
import { firstAidKit, sign } from './drawings/site.ts';

/** What a product looks like, by the family its item number starts with. */
const families: ReadonlyMap<string, Drawing> = new Map([
  ['GLV', glove],
  ['HVJ', jacket],
  ['HVV', vest],
  ['BOT', boot],
  ['HLM', helmet],
  ['EYE', spectacles],
  ['EAR', earDefenders],
  ['RSP', respirator],
  ['FAL', harness],
  ['CVR', coverall],
  ['FAK', firstAidKit],
  ['SGN', sign],
  ['KNE', kneePads],
  ['TRS', trousers],
]);

export const productFamilies: readonly string[] = [...families.keys()];

/** A picture that knows its size, so that it can be set into a frame. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** SVG elements drawn in a canvas of that size. */
  readonly content: string;
}

const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/**
 * The picture of a product, by file name such as `GLV-8841.svg` or `GLV-8841-L.svg`: sizes of one product look alike.
 * Null when the name is none, or of a family that we have no drawing for.
 */
export const productPicture = (filename: string): Picture | null => {
  const [, family = '', number = ''] =
    /^([A-Z]{3})-([A-Z0-9]{1,12})(?:-[A-Z0-9]{1,12}){0,3}\.svg$/.exec(filename) ?? [];
  const drawing = families.get(family);
  if (!drawing) return null;
  const { width, height, colourways, draw } = drawing;
  const colours = colourways[spread(`${family}-${number}`) % colourways.length];
  return colours ? { width, height, content: draw(colours) } : null;
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const svgOf = ({ width, height, content }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 8}" height="${height * 8}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/**
 * A picture scaled to fit a frame and centred in it, aspect kept; what is left of the frame stays clear, so that the
 * tone under the thumbnail shows in both schemes (specification §pictures: width, height, pad).
 */
export const padded = ({ width, height, content }: Picture, frame: { width: number; height: number }): string => {
  const scale = Math.min(frame.width / width, frame.height / height);
  const [fitWidth, fitHeight] = [width * scale, height * scale];
  const [x, y] = [(frame.width - fitWidth) / 2, (frame.height - fitHeight) / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">` +
    `<svg x="${rounded(x)}" y="${rounded(y)}" width="${rounded(fitWidth)}" height="${rounded(fitHeight)}" viewBox="0 0 ${width} ${height}">${content}</svg></svg>`
  );
};
