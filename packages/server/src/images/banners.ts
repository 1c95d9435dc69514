import { wrap } from '../papers/lines.ts';
import { geistFont, runsOf, type Weight } from '../papers/geist.ts';
import { languages, type Language } from '../mail/language.ts';
import { bannerWords, type BannerName, type BannerWords } from './banner-words.ts';

/** Where each leads; null for the product list as a whole. */
const links: Readonly<Record<BannerName, string | null>> = {
  'hand-protection': '/products?family=GLV',
  'winter-hi-vis': '/products?family=HVJ',
  'safety-boots': '/products?family=BOT',
  'whole-crew': null,
};
const isBanner = (name: string): name is BannerName => Object.hasOwn(links, name);

interface ListedBanner {
  readonly language: Language;
  readonly link: string | null;
  readonly img: string;
  readonly alt: string;
}

/** The dashboard's banners in every language; `img` is relative to the image host, and has a drawing for narrow places beside it. */
export const bannerList: readonly ListedBanner[] = languages.flatMap((language) =>
  Object.entries(links).map(([name, link]) => {
    const { eyebrow, headline, call } = bannerWords[isBanner(name) ? name : 'whole-crew'][language];
    return { language, link, img: `banners/${name}.${language}.svg`, alt: `${eyebrow}. ${headline} ${call}.` };
  }),
);

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

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** A line of text as outlines: a picture cannot use the page's fonts. */
const outlines = (text: string, x: number, baseline: number, size: number, weight: Weight, fill: string): string => {
  const tracking = weight === 600 ? -0.016 * size : 0;
  let left = x;
  let paths = '';
  for (const run of runsOf(text, weight)) {
    const font = geistFont(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      paths += glyph.path
        .transform(scale, 0, 0, -scale, left, baseline)
        .commands.map(({ command, args }) => `${letters[command]}${args.map(rounded).join(' ')}`)
        .join('');
      left += (positions[index]?.xAdvance ?? 0) * scale + tracking;
    }
  }
  return `<path fill="${fill}" d="${paths}"/>`;
};

const widthOf = (text: string, size: number, weight: Weight): number =>
  size * runsOf(text, weight).reduce((sum, { width }) => sum + width, 0);

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
      return `<polygon fill="#d8f53a" fill-opacity="${opacity}" points="${points.map((point) => point.join(',')).join(' ')}"/>`;
    })
    .join('');
};

/** The headline in as few lines as the room allows, of about the same length. */
const balanced = (headline: string, measure: number): string[] => {
  let lines = wrap(headline, 600, measure);
  for (let room = measure; room > measure / 3; room -= 0.2) {
    const tighter = wrap(headline, 600, room);
    if (tighter.length > lines.length) break;
    lines = tighter;
  }
  return lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
};

const draw = ({ eyebrow, headline, call }: BannerWords, layout: Layout): string => {
  const { width, height, left, measure, sizes } = layout;
  const lines = balanced(headline, measure / sizes.headline);
  const step = sizes.headline * 1.16;
  const block = sizes.eyebrow * 2 + lines.length * step + sizes.call * 1.35;
  let y = (height - block) / 2 + sizes.eyebrow;
  let text = outlines(eyebrow, left, y, sizes.eyebrow, 600, '#d8f53a');
  y += sizes.eyebrow * 0.55;
  for (const line of lines) {
    y += step;
    text += outlines(line, left, y, sizes.headline, 600, '#ffffff');
  }
  y += sizes.call * 1.75;
  text += outlines(call, left, y, sizes.call, 400, '#9fafab');
  const arrow = left + widthOf(call, sizes.call, 400) + sizes.call * 0.5;
  const side = sizes.call * 0.5;
  const top = y - sizes.call * 0.72;
  text += `<path fill="none" stroke="#9fafab" stroke-width="2.4" d="M${rounded(arrow)} ${rounded(top + side)}l${side} ${-side}m${-side * 0.8} 0h${side * 0.8}v${side * 0.8}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="#0e1a1a"/><stop offset=".55" stop-color="#0e1a1a"/><stop offset="1" stop-color="#1b3533"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${chevrons(layout)}${text}</svg>`
  );
};

const drawn = new Map<string, string>();

/**
 * A banner by file name: `{name}.{language}.svg`, or `{name}.{language}-narrow.svg` for places under about 480 px; null when there is none.
 * Without a language it is English, as databases filled before know it.
 */
export const bannerPicture = (filename: string): string | null => {
  const known = drawn.get(filename);
  if (known) return known;
  const [, name = '', code, isNarrow] = /^([a-z-]+?)(?:\.([a-z]{2}))?(-narrow)?\.svg$/.exec(filename) ?? [];
  const language = languages.find((each) => each === (code ?? 'en'));
  if (!isBanner(name) || !language) return null;
  const picture = draw(bannerWords[name][language], isNarrow ? narrow : wide);
  drawn.set(filename, picture);
  return picture;
};
