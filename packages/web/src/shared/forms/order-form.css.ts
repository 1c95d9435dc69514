import { style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const notices = style({
  display: 'grid',
  gap: space(2),
  marginBottom: space(3.5),
  selectors: { '&:empty': { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: space(4),
  '@media': { [media.folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), minWidth: 0 });
/** A fieldset that looks like its column. */
export const plain = style([column, { margin: 0, padding: 0, border: 0 }]);
/** Beside the form it stays in sight; below it comes last, where one sends. */
export const aside = style([column, { '@media': { [media.wide]: { position: 'sticky', top: space(6) } } }]);
// The panel of a search box reaches over the card below.
export const card = style({ selectors: { '&:focus-within': { position: 'relative', zIndex: 2 } } });
export const cardTitle = style({ marginBottom: space(3.5) });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space(4),
});
export const none = style({ fontSize: textSize.small.fontSize, color: color.ink3 });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.small,
  background: color.sunk,
  color: color.ink2,
});
export const chosenTexts = style({
  display: 'grid',
  flex: '1 1 160px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A name and what tells it from others of it: in a panel of hits, and on the order. */
export const found = style({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const foundFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  ...textSize.label,
  color: color.ink2,
});

export const orderedLines = style({ display: 'grid', gap: space(3), selectors: { '&:empty': { display: 'none' } } });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(2.5)} 0`,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.line}` } },
});
/** Its texts take a line of their own where there is no room for the stepper beside them. */
export const lineTexts = style([found, { '@media': { [media.stacked]: { flexBasis: 'calc(100% - 60px)' } } }]);
export const problem = style({ ...textSize.label, color: color.bad });

export const stamp = style({ marginBottom: space(5) });
export const send = style({ display: 'grid', gap: space(3), marginTop: space(4) });
