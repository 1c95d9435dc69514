import { globalStyle, style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  background: color.surface,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr' } },
});
export const art = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space(6)} ${space(5)}`,
  background: color.rail,
  color: color.railStrong,
  '@media': { [media.wide]: { display: 'flex', flexDirection: 'column', padding: '56px' } },
});
export const brand = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: textSize.name.fontSize,
  fontWeight: 600,
  letterSpacing: '-0.01em',
});
export const pitch = style({
  position: 'relative',
  margin: 'auto 0',
  // Clear of the bright chevron, whose tip stands about 105px from the right edge.
  maxWidth: 'calc(100% - 130px)',
  '@media': { [media.folded]: { display: 'none' } },
});
export const headline = style({
  maxWidth: '480px',
  fontSize: 'clamp(32px, 3.06vw, 44px)',
  lineHeight: 1.1,
  fontWeight: 620,
  letterSpacing: '-0.03em',
});
export const text = style({
  maxWidth: '370px',
  marginTop: space(4),
  fontSize: textSize.lead.fontSize,
  lineHeight: '23px',
  // Not the muted one: on narrower screens the dim chevron runs behind this text.
  color: color.railInk,
});
export const wideArt = style({ '@media': { [media.folded]: { display: 'none' } } });
export const bandArt = style({ '@media': { [media.wide]: { display: 'none' } } });
export const side = style({ display: 'grid', gridTemplateRows: '1fr auto', minWidth: 0 });
export const footer = style({ display: 'grid', justifyItems: 'center', padding: `0 ${space(5)} ${space(6)}` });
export const support = style({ marginBottom: space(4), color: color.ink3, overflowWrap: 'anywhere' });
// A number is read in one piece.
globalStyle(`${support} a[href^="tel:"]`, { whiteSpace: 'nowrap' });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  marginBottom: space(4),
  color: color.ink3,
  fontSize: textSize.small.fontSize,
  selectors: { '&:empty': { display: 'none' } },
});
export const main = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${space(10)} ${space(5)} ${space(6)}`,
  '@media': { [media.folded]: { alignItems: 'start' } },
});
export const form = style({ width: '100%', maxWidth: '380px', minWidth: 0 });
export const title = style({
  ...textSize.welcome,
  fontWeight: 620,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
});
export const lead = style({ marginTop: space(2), color: color.ink3, overflowWrap: 'anywhere' });
