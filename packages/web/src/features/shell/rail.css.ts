import { globalStyle, style } from '@vanilla-extract/css';

import { media, motion, radius, rem, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
/** Folded to icons: between the drawer and the wide rail. */
const folded = `${media.notStacked} and ${media.folded}`;

/** Where the rail has room for the help card at its foot; elsewhere a link is in its place (specification §shell). */
const roomy = `${media.wide} and (min-height: ${rem(660)})`;

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: size.rail,
  padding: `${space(6)} 14px ${space(5)}`,
  background: color.rail,
  color: color.railInk,
  '@media': {
    [media.wide]: { position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' },
    [roomy]: { paddingBottom: rem(190) },
    [folded]: { position: 'sticky', top: 0, zIndex: 20, width: size.railFolded, height: '100dvh' },
    [media.stacked]: { width: 'auto', minHeight: '100%' },
  },
});
// Where texts are large it scrolls, and nothing in it is squeezed.
globalStyle(`${rail} > *`, { flexShrink: 0 });
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  // A name of two lines, which moves nothing when it comes.
  minHeight: '34px',
  marginBottom: '20px',
  padding: '0 8px',
  borderRadius: radius.small,
  color: color.railStrong,
  fontSize: textSize.name.fontSize,
  lineHeight: '17px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  position: 'relative',
  '@media': { [folded]: { padding: '0 6px' } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: '4px' });
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '38px',
  padding: '4px 10px',
  border: 0,
  borderRadius: '10px',
  background: 'transparent',
  color: color.railInk,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.railActive },
    '&[aria-current="page"]': { background: color.railActive, color: color.railStrong },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      left: '-14px',
      width: '3px',
      height: '20px',
      borderRadius: '0 3px 3px 0',
      background: color.hivis,
    },
  },
  '@media': { [folded]: { padding: `4px calc(50% - ${rem(9)})` } },
});
globalStyle(`${entry} > svg`, { color: color.railMuted });
globalStyle(`${entry}[aria-current="page"] > svg`, { color: color.hivis });

/** Text that a folded rail shows as a tooltip only. */
export const text = style({
  '@media': {
    [folded]: {
      position: 'absolute',
      left: 'calc(100% + 12px)',
      padding: '5px 10px',
      borderRadius: radius.small,
      background: color.ink,
      color: color.page,
      ...textSize.label,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${motion.fast}`,
      selectors: { [`:is(${entry}, ${brand}):is(:hover, :focus-visible) > &`]: { opacity: 1 } },
    },
  },
});

export const help = style({
  display: 'none',
  position: 'fixed',
  bottom: space(5),
  left: '14px',
  width: `calc(${size.rail} - 28px)`,
  padding: '14px',
  borderRadius: '12px',
  background: color.railActive,
  ...textSize.label,
  color: color.railMuted,
  '@media': { [roomy]: { display: 'block' }, print: { display: 'none' } },
});
export const withoutCard = style({ marginTop: space(4), '@media': { [roomy]: { display: 'none' } } });
export const helpTitle = style({
  marginBottom: '4px',
  ...textSize.body,
  fontWeight: 600,
  color: color.railStrong,
});
export const helpLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `4px ${space(3.5)}`, marginTop: '10px' });
export const helpLink = style({
  color: color.railInk,
  fontSize: textSize.small.fontSize,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: color.railStrong } },
});
