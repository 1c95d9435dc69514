import { style, styleVariants } from '@vanilla-extract/css';

import { media, motion, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const group = style({
  scrollMarginTop: space(6),
});
export const title = style({
  padding: `${space(4)} ${space(5)} ${space(3)}`,
  ...textSize.lead,
  fontWeight: 620,
  letterSpacing: '-0.012em',
});
export const topic = style({
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space(19),
});
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: '52px',
  padding: `${space(3)} ${space(5)}`,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background ${motion.fast}`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.page },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: '8px' },
    [`${topic}:last-child > &`]: { borderRadius: '0 0 15px 15px' },
  },
});
export const questionText = style({ ...textSize.body, fontWeight: 550 });
export const arrow = style({
  color: color.ink3,
  transition: `transform ${motion.panel}`,
  selectors: { [`${topic}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  maxWidth: '72ch',
  padding: `${space(1)} ${space(5)} ${space(5)}`,
  color: color.ink2,
  lineHeight: '22px',
  // What a supplier writes may have an address that is wider than the page.
  overflowWrap: 'anywhere',
});
export const terms = style({ display: 'flex', flexDirection: 'column', gap: space(2) });
export const term = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  columnGap: space(4),
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const items = style({ display: 'flex', flexDirection: 'column', gap: space(1), margin: 0, paddingLeft: space(5) });
export const list = styleVariants({
  bullets: [items, { listStyle: 'disc' }],
  ordered: [items, { listStyle: 'decimal' }],
});
export const link = style({ color: color.link });
export const heading = style({ margin: 0, color: color.ink, fontSize: textSize.body.fontSize, fontWeight: 600 });
