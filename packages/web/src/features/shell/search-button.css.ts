import { globalStyle, style } from '@vanilla-extract/css';

import { actions, area } from '../../shared/page/page-header.css.ts';
import { frame } from '../../shared/search/search-box.css.ts';
import { media, motion, radius, size, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** An icon beside a search box of the page, and in the bar of narrow screens. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2.5),
  flex: 'none',
  minWidth: size.control,
  height: size.control,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink2,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunk },
    '[data-ground="rail"] &': { color: color.railInk },
    '[data-ground="rail"] &:hover': { background: color.railActive },
  },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${button} > kbd`, { display: 'none' });
// Beside a search box of the page it shows its keys: two glasses would be two searches.
const beside = `${actions}:has(${frame}) + ${button}`;
globalStyle(`${beside} > svg`, { '@media': { [media.notStacked]: { display: 'none' } } });
globalStyle(`${beside} > kbd`, { '@media': { [media.notStacked]: { display: 'inline-grid' } } });

/** The title comes right before it: there is no action area. */
const alone = `${area} + ${button}`;
globalStyle(alone, {
  '@media': {
    [media.wide]: {
      width: 'min(400px, 42%)',
      padding: `0 ${space(3)} 0 13px`,
      borderColor: color.control,
      background: color.surface,
      boxShadow: vars.shadow,
      color: color.ink3,
    },
  },
});
globalStyle(`${alone}:hover`, { '@media': { [media.wide]: { borderColor: color.ink3 } } });
globalStyle(`${alone} > span`, {
  '@media': {
    [media.wide]: {
      position: 'static',
      flex: 1,
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      textAlign: 'start',
    },
  },
});
globalStyle(`${alone} > kbd`, { '@media': { [media.wide]: { display: 'inline-grid' } } });
