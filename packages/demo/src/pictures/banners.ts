import { languages } from '@connect/core/domain/access/language';
import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';
import { isBanner } from './banner-list.ts';
import { bannerWords, type BannerWords } from './banner-words.ts';
import type { Typeface, Weight } from './typeface.ts';

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** Room for the text. */
  readonly measure: number;
  readonly sizes: { readonly eyebrow: number; readonly headline: number; readonly call: number };
  /** Where the first chevron's upper left corner is, and how far the next one is from it. */
  readonly chevrons: { readonly x: number; readonly step: number; readonly reach: number; readonly thick: number };
}

const wide: Layout = {
  width: 1460,
  height: 264,
  left: 54,
  measure: 1050,
  sizes: { eyebrow: 26, headline: 47, call: 28 },
  chevrons: { x: 1124, step: 96, reach: 98, thick: 30 },
};

const narrow: Layout = {
  width: 720,
  height: 360,
  left: 48,
  measure: 470,
  sizes: { eyebrow: 26, headline: 45, call: 28 },
  chevrons: { x: 520, step: 82, reach: 110, thick: 30 },
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const chevrons = ({ height, chevrons: { x, step, reach, thick } }: Layout): string => {
  // The outer edge runs on past both sides of the banner, so that the bars look cut from a longer band.
  const over = 20;
  const middle = height / 2;
  return [1, 0.6, 0.28]
    .map((opacity, index) => {
      const left = x + index * step;
      const points = [
        [left, -over],
        [left + thick, -over],
        [left + reach + thick, middle],
        [left + thick * 1.55, height + over],
        [left + thick * 0.55, height + over],
        [left + reach, middle],
      ];
      return `<polygon fill="${ownColours.accent}" fill-opacity="${opacity}" points="${points.map((point) => point.join(',')).join(' ')}"/>`;
    })
    .join('');
};

/** The headline in as few lines as the room allows, of about the same length. */
const balanced = (type: Typeface, headline: string, measure: number): string[] => {
  let lines = type.wrap(headline, 600, measure);
  for (let room = measure; room > measure / 3; room -= 0.2) {
    const tighter = type.wrap(headline, 600, room);
    if (tighter.length > lines.length) break;
    lines = tighter;
  }
  return lines;
};

const draw = (type: Typeface, { eyebrow, headline, call }: BannerWords, layout: Layout): string => {
  const { width, height, left, measure, sizes } = layout;
  /** A line of text as outlines: a picture cannot use the page's fonts. */
  const outlines = (words: string, baseline: number, size: number, weight: Weight, fill: string): string =>
    `<path fill="${fill}" d="${type.outline(words, weight, { x: left, baseline, size })}"/>`;
  const lines = balanced(type, headline, measure / sizes.headline);
  const step = sizes.headline * 1.16;
  const block = sizes.eyebrow * 2 + lines.length * step + sizes.call * 1.35;
  let y = (height - block) / 2 + sizes.eyebrow;
  let text = outlines(eyebrow, y, sizes.eyebrow, 600, ownColours.accent);
  y += sizes.eyebrow * 0.55;
  for (const line of lines) {
    y += step;
    text += outlines(line, y, sizes.headline, 600, '#ffffff');
  }
  y += sizes.call * 1.75;
  text += outlines(call, y, sizes.call, 400, '#9fafab');
  const arrow = left + type.widthOf(call, 400) * sizes.call + sizes.call * 0.5;
  const side = sizes.call * 0.5;
  const top = y - sizes.call * 0.72;
  text += `<path fill="none" stroke="#9fafab" stroke-width="2.4" d="M${rounded(arrow)} ${rounded(top + side)}l${side} ${-side}m${-side * 0.8} 0h${side * 0.8}v${side * 0.8}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${brandGrounds.light.rail}"/><stop offset=".55" stop-color="${brandGrounds.light.rail}"/><stop offset="1" stop-color="#1b3533"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${chevrons(layout)}${text}</svg>`
  );
};

/**
 * Draws banners in a typeface, each once. A banner by file name: `{name}.{language}.svg`, or `{name}.{language}-narrow.svg` for places under about 480 px; null when there is none.
 * Without a language it is English, as databases filled before know it.
 */
export const makeBannerPicture = (type: Typeface): ((filename: string) => string | null) => {
  const drawn = new Map<string, string>();
  return (filename) => {
    const known = drawn.get(filename);
    if (known) return known;
    const [, name = '', code, isNarrow] = /^([a-z-]+?)(?:\.([a-z]{2}))?(-narrow)?\.svg$/.exec(filename) ?? [];
    const language = languages.find((each) => each === (code ?? 'en'));
    if (!isBanner(name) || !language) return null;
    const picture = draw(type, bannerWords[name][language], isNarrow ? narrow : wide);
    drawn.set(filename, picture);
    return picture;
  };
};
