import { wrap } from '../papers/lines.ts';
import { geistFont, type Weight } from '../papers/geist.ts';

interface Banner {
  readonly name: string;
  readonly eyebrow: string;
  readonly headline: string;
  readonly call: string;
  /** Null for the product list as a whole. */
  readonly link: string | null;
}

const banners: readonly Banner[] = [
  {
    name: 'hand-protection',
    eyebrow: 'New in hand protection',
    headline: 'Cut level F, and still feels like cotton.',
    call: 'Browse the new range',
    link: '/products?family=GLV',
  },
  {
    name: 'winter-hi-vis',
    eyebrow: 'Dark by four',
    headline: 'Be the first thing they see.',
    call: 'See hi-vis for the winter',
    link: '/products?family=HVJ',
  },
  {
    name: 'safety-boots',
    eyebrow: 'Safety footwear',
    headline: 'Twelve hours on concrete. Ready for one more.',
    call: 'Find your pair',
    link: '/products?family=BOT',
  },
  {
    name: 'whole-crew',
    eyebrow: 'From helmet to toe cap',
    headline: 'Kit out the whole crew in one order.',
    call: 'Browse all products',
    link: null,
  },
];

/** The dashboard's banners; `img` is relative to the image host, and has a drawing for narrow places beside it. */
export const bannerList: readonly { link: string | null; img: string; alt: string }[] = banners.map(
  ({ name, eyebrow, headline, call, link }) => ({
    link,
    img: `banners/${name}.svg`,
    alt: `${eyebrow}: ${headline} ${call}.`,
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
  const font = geistFont(`latin-${weight}`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = x;
  let paths = '';
  for (const [index, glyph] of glyphs.entries()) {
    paths += glyph.path
      .transform(scale, 0, 0, -scale, left, baseline)
      .commands.map(({ command, args }) => `${letters[command]}${args.map(rounded).join(' ')}`)
      .join('');
    left += (positions[index]?.xAdvance ?? 0) * scale + tracking;
  }
  return `<path fill="${fill}" d="${paths}"/>`;
};

const widthOf = (text: string, size: number, weight: Weight): number => {
  const font = geistFont(`latin-${weight}`);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

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

const draw = ({ eyebrow, headline, call }: Banner, layout: Layout): string => {
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

/** A banner by file name: `{name}.svg`, or `{name}-narrow.svg` for places under about 480 px; null when there is none. */
export const bannerPicture = (filename: string): string | null => {
  const known = drawn.get(filename);
  if (known) return known;
  const [, name, isNarrow] = /^([a-z-]+?)(-narrow)?\.svg$/.exec(filename) ?? [];
  const banner = banners.find((each) => each.name === name);
  if (!banner) return null;
  const picture = draw(banner, isNarrow ? narrow : wide);
  drawn.set(filename, picture);
  return picture;
};
