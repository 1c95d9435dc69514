import { style } from '@vanilla-extract/css';

import { media, motion, space } from '../../theme/metrics.ts';

export const card = style({ display: 'flex', flexDirection: 'column' });
export const wide = style([card, { '@media': { [media.wide]: { gridColumn: '1 / -1' } } }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space(2)} ${space(2)}`,
  padding: `${space(4)} ${space(4)} 0 ${space(5)}`,
});
export const title = style({ flex: '1 1 180px', minWidth: 0 });
export const body = style({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  paddingBottom: space(2),
  transition: `opacity ${motion.panel}`,
  selectors: { '&[data-busy="true"]': { opacity: 0.6 } },
});
export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  minHeight: '36px',
  margin: `${space(3)} ${space(5)} 0`,
});
export const chart = style({ minWidth: 0, padding: `${space(3)} ${space(5)} ${space(3)}` });
export const barShape = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1.2fr 1.15fr',
  alignItems: 'center',
  justifyItems: 'start',
  gap: space(4),
  height: '50px',
});
export const figureShape = style({ height: '48px' });
