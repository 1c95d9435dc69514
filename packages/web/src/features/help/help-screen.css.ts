import { style } from '@vanilla-extract/css';

import { media, radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});
export const groups = style({ display: 'flex', flexDirection: 'column', gap: space(4), minWidth: 0 });
export const section = style({ margin: `${space(4)} 0 0`, color: color.ink2, fontWeight: 600 });
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minWidth: 0,
  '@media': { [media.wide]: { position: 'sticky', top: space(6) }, [media.folded]: { order: -1 } },
});
export const topics = style({ marginTop: space(3), '@media': { [media.folded]: { display: 'none' } } });
export const topicLink = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  margin: `0 -${space(2.5)}`,
  padding: `${space(2)} ${space(2.5)}`,
  borderRadius: radius.small,
  color: color.ink2,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunk, color: color.ink } },
});
export const contact = style({ margin: `${space(1)} 0 ${space(4)}`, color: color.ink3 });
