/** Sizes that are the same in both themes. Spacing is a 4px grid: `space(3)` is 12px. */
export const space = (steps: number): string => `${steps * 4}px`;

export const radius = { card: '16px', control: '11px', small: '8px', round: '999px' } as const;

export const size = { control: '40px', row: '52px', rowCompact: '44px', rail: '232px', railFolded: '68px' } as const;

/** The type scale, each size with the lines it is set in where nothing else decides them. */
export const textSize = {
  tiny: { fontSize: '11.5px', lineHeight: '16px' },
  fine: { fontSize: '12px', lineHeight: '16px' },
  label: { fontSize: '12.5px', lineHeight: '18px' },
  small: { fontSize: '13px', lineHeight: '18px' },
  body: { fontSize: '14px', lineHeight: '20px' },
  name: { fontSize: '15px', lineHeight: '22px' },
  lead: { fontSize: '16px', lineHeight: '22px' },
  heading: { fontSize: '18px', lineHeight: '24px' },
  amount: { fontSize: '21px', lineHeight: '28px' },
  title: { fontSize: '24px', lineHeight: '28px' },
  welcome: { fontSize: '28px', lineHeight: '34px' },
  figure: { fontSize: '30px', lineHeight: '36px' },
} as const;

/** How wide what is filled in gets: the card of a whole form, and a field that takes a few words or a code. */
export const formWidth = { card: '720px', field: '340px' } as const;

/** Durations of hover, focus and panels, and the 0.5 s fade that specification §fades names. */
export const motion = { fast: '120ms ease-out', panel: '180ms ease-out', fade: '500ms ease-out' } as const;

/** A width or height of the design in rem: texts that a browser is set to show larger have the room that a smaller window has. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** What scripts ask for, too: the others of `media` are no weight of a page. */
export const stacked = 'screen and (max-width: 47.498rem)';
/** A laptop's window, in which a page's head leaves little room. */
export const laptop = '(min-width: 68.75rem) and (max-height: 51.25rem)';

/** The rail folds to icons below 1100px; below 760px it is a drawer and tables are stacked rows. */
export const media = {
  wide: `(min-width: ${rem(1100)})`,
  folded: `(max-width: ${rem(1099.98)})`,
  stacked,
  /** The smallest phones. */
  narrow: 'screen and (max-width: 22.498rem)',
  /** Narrower than any phone: texts are set much larger. */
  large: `screen and (max-width: ${rem(319.98)})`,
  notStacked: `(min-width: ${rem(760)})`,
  laptop,
  /** Too low for bars that stay in sight, as at 200% and more. */
  low: `(max-height: ${rem(479.98)})`,
  still: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
} as const;

/** As the style sheet of fonts names it. */
export const fontName = 'Geist Variable';
export const font = `'${fontName}', 'Geist Fallback', system-ui, sans-serif`;
