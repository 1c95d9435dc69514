import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';

/**
 * The two colour themes of the portal, as plain values so that contrast can be computed in a test.
 * Names and values are those of the design; two differ because the drawn value misses WCAG contrast: `ink3` (light, on
 * page and sunk) is darker, `railMuted` (dark, on the active rail) is lighter.
 * `track` is what rings and bars lie on, `plate` what pictures do: products are photographed on light grounds.
 * `control` is the border of inputs and checkboxes (3:1), `line` stays a decorative hairline.
 */
export const light = {
  page: brandGrounds.light.page,
  surface: brandGrounds.light.surface,
  sunk: brandGrounds.light.sunk,
  track: '#e3e7e0',
  plate: '#eceee9',
  raised: brandGrounds.light.raised,
  ink: brandGrounds.light.ink,
  ink2: '#465253',
  ink3: '#5f6b6b',
  line: '#dfe3dd',
  control: '#7f8b88',
  rail: brandGrounds.light.rail,
  railActive: brandGrounds.light.railActive,
  railInk: '#c9d4d0',
  railStrong: '#ffffff',
  railMuted: '#7f918d',
  hivis: ownColours.accent,
  hivisInk: brandGrounds.light.hivisInk,
  brand: ownColours.main,
  brandHover: '#0a443f',
  brandInk: brandGrounds.light.brandInk,
  brandSoft: '#e2efec',
  link: ownColours.main,
  focus: ownColours.main,
  info: '#1d5fbf',
  infoSoft: '#e3edfb',
  wait: '#8a5a00',
  waitSoft: '#fdf0d2',
  prep: '#6a3fb5',
  prepSoft: '#eee6fb',
  part: '#0b6b70',
  partSoft: '#dcf1f1',
  good: '#1b6b3a',
  goodSoft: '#dff3e4',
  bad: '#b3261e',
  badSoft: '#fce4e2',
  none: '#55605f',
  noneSoft: '#e9ecea',
} as const;

export type ColorName = keyof typeof light;
export type Palette = Readonly<Record<ColorName, string>>;

export const dark: Palette = {
  page: brandGrounds.dark.page,
  surface: brandGrounds.dark.surface,
  sunk: brandGrounds.dark.sunk,
  track: '#34474a',
  plate: '#d5dcd8',
  raised: brandGrounds.dark.raised,
  ink: brandGrounds.dark.ink,
  ink2: '#b1bfbb',
  ink3: '#869692',
  line: '#223030',
  control: '#627370',
  rail: brandGrounds.dark.rail,
  railActive: brandGrounds.dark.railActive,
  railInk: '#c9d4d0',
  railStrong: '#ffffff',
  railMuted: '#7a8c88',
  hivis: ownColours.accent,
  hivisInk: brandGrounds.dark.hivisInk,
  brand: ownColours.accent,
  brandHover: '#e2f96a',
  brandInk: brandGrounds.dark.brandInk,
  brandSoft: '#1d2a1a',
  link: '#eaf1ee',
  focus: ownColours.accent,
  info: '#8ab6ff',
  infoSoft: '#15263f',
  wait: '#f2c260',
  waitSoft: '#33270c',
  prep: '#c3a6ff',
  prepSoft: '#261c3d',
  part: '#73d5d5',
  partSoft: '#0f2f30',
  good: '#7fd79b',
  goodSoft: '#12301d',
  bad: '#ff9a91',
  badSoft: '#3b1715',
  none: '#a3b0ad',
  noneSoft: '#1e2928',
};

/** The seven tones a badge or notice can have; the text colour is `tone`, its ground `toneSoft`. */
export const tones = ['info', 'wait', 'prep', 'part', 'good', 'bad', 'none'] as const;
export type Tone = (typeof tones)[number];
