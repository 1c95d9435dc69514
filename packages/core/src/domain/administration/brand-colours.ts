import { contrast } from './contrast.ts';

/** The two colours that a portal has of its own (specification §branding), each `#rrggbb`: what stands out on light grounds, and what does on dark ones. */
export type BrandRole = 'main' | 'accent';
export const brandRoles: readonly BrandRole[] = ['main', 'accent'];
export type Scheme = 'light' | 'dark';

/** What the portal has unless an administrator says otherwise; pages, mails and papers take them from here. */
export const ownColours: Readonly<Record<BrandRole, string>> = { main: '#0b4f4a', accent: '#d8f53a' };

/** What they stand on in each scheme, and what stands on them: colours of the theme that stay as they are. */
export const brandGrounds = {
  light: {
    page: '#f4f5f2',
    surface: '#ffffff',
    sunk: '#eceee9',
    raised: '#ffffff',
    ink: '#10191a',
    rail: '#0e1a1a',
    railActive: '#172727',
    hivisInk: '#10191a',
    brandInk: '#ffffff',
  },
  dark: {
    page: '#0b1212',
    surface: '#121c1c',
    sunk: '#0e1717',
    raised: '#223030',
    ink: '#eaf1ee',
    rail: '#080e0e',
    railActive: '#131f1f',
    hivisInk: '#10191a',
    brandInk: '#10191a',
  },
} as const;
type Ground = keyof (typeof brandGrounds)['light'];

/** Colours of the theme that are made of the two. */
export type BrandToken = 'brand' | 'brandHover' | 'brandSoft' | 'link' | 'focus' | 'hivis';
export type BrandTokens = Readonly<Record<Scheme, Readonly<Partial<Record<BrandToken, string>>>>>;

/** Whether a text is a colour as they are kept: `#rrggbb`, in small letters. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** `share` of the one and the rest of the other. */
const mixed = (one: string, other: string, share: number): string => {
  const channel = (from: number): string => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
};

const [black, white] = ['#000000', '#ffffff'];

/** What a theme has of a colour: the main one is that of the light scheme, the accent that of the dark one, and of the dark rail in both. */
export const brandTokens = (role: BrandRole, colour: string): BrandTokens =>
  role === 'main'
    ? {
        light: {
          brand: colour,
          brandHover: mixed(colour, black, 0.87),
          brandSoft: mixed(colour, white, 0.12),
          link: colour,
          focus: colour,
        },
        dark: {},
      }
    : {
        light: { hivis: colour },
        dark: {
          hivis: colour,
          brand: colour,
          brandHover: mixed(colour, white, 0.8),
          brandSoft: mixed(colour, brandGrounds.dark.surface, 0.06),
          focus: colour,
        },
      };

/** A colour before another, and how much it has to stand out there: 4.5 for texts, 3 for shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Pair {
  readonly scheme: Scheme;
  readonly front: BrandToken | Ground;
  readonly ground: BrandToken | Ground;
  readonly needed: 4.5 | 3;
}
const on = (
  scheme: Scheme,
  front: Pair['front'],
  grounds: readonly Pair['ground'][],
  needed: Pair['needed'] = 4.5,
): Pair[] => grounds.map((ground) => ({ scheme, front, ground, needed }));

const ofRail = (scheme: Scheme): Pair[] => [
  ...on(scheme, 'hivis', ['rail', 'railActive']),
  ...on(scheme, 'hivisInk', ['hivis']),
];
const pairs: Readonly<Record<BrandRole, readonly Pair[]>> = {
  main: [
    ...on('light', 'brand', ['page', 'surface', 'sunk', 'brandSoft']),
    ...on('light', 'brandInk', ['brand', 'brandHover']),
  ],
  accent: [
    ...ofRail('light'),
    ...ofRail('dark'),
    ...on('dark', 'brand', ['page', 'surface', 'brandSoft']),
    ...on('dark', 'brand', ['sunk', 'raised'], 3),
    ...on('dark', 'brandInk', ['brand', 'brandHover']),
  ],
};

export interface Measured extends Pair {
  readonly ratio: number;
}

/** How a colour stands out wherever it would be, in both schemes. */
export const measured = (role: BrandRole, colour: string): readonly Measured[] => {
  const tokens = brandTokens(role, colour);
  return pairs[role].map((pair) => {
    const of: Readonly<Partial<Record<string, string>>> = { ...brandGrounds[pair.scheme], ...tokens[pair.scheme] };
    return { ...pair, ratio: contrast(of[pair.front] ?? black, of[pair.ground] ?? black) };
  });
};

/** Where it stands out least, by what it needs there. */
export const weakest = (role: BrandRole, colour: string): Measured =>
  measured(role, colour).reduce((least, each) =>
    each.ratio / each.needed < least.ratio / least.needed ? each : least,
  );

/** Whether a colour stands out as much as it has to, wherever it would be, in both schemes. */
export const standsOut = (role: BrandRole, colour: string): boolean =>
  measured(role, colour).every(({ ratio, needed }) => ratio >= needed);

/** The nearest colour that stands out: darker for the main one, lighter for the accent, and as little of it as will do. Black and white do. */
export const nearestColour = (role: BrandRole, colour: string): string => {
  const towards = role === 'main' ? black : white;
  for (let step = 0; step < 255; step += 1) {
    const nearer = mixed(towards, colour, step / 255);
    if (standsOut(role, nearer)) return nearer;
  }
  return towards;
};
