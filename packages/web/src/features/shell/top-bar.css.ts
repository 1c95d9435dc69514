import { globalStyle, style } from '@vanilla-extract/css';

import { media, radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { movingDialog } from '../../ui/moving-dialog.ts';

const { color } = vars;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '56px',
  padding: `0 ${space(4)} 0 ${space(2)}`,
  background: color.rail,
  color: color.railStrong,
  '@media': {
    [media.low]: { position: 'static' },
    // A word of the name has room beside the buttons.
    [media.narrow]: { gap: 0, paddingInline: space(2) },
  },
});
// What has the focus is not to be scrolled beneath it.
globalStyle(`html:has(${bar})`, {
  scrollPaddingTop: space(18),
  '@media': { [media.low]: { scrollPaddingTop: 0 } },
});
export const middle = style({ flex: 1, minWidth: 0 });
globalStyle(`${middle} > a`, {
  gap: space(2),
  margin: 0,
  padding: '0 4px',
  width: 'fit-content',
  maxWidth: '100%',
  // However large texts are set, a word of the name has room beside the buttons.
  fontSize: 'min(15px, 4.8vw)',
  lineHeight: 1.13,
});
globalStyle(`${middle} > a > svg`, { '@media': { [media.large]: { display: 'none' } } });
// A long name of a company is cut short after its second line: it leads to the dashboard, which names it in full.
globalStyle(`${middle} > a > span`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.railInk,
  selectors: { '&:hover': { background: color.railActive } },
});

export const drawer = style({
  ...movingDialog({ transform: 'translateX(-100%)' }),
  width: 'min(288px, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.rail,
  overflowY: 'auto',
});
export const close = style([button, { position: 'absolute', top: space(5), right: space(2) }]);
// The name of the company keeps clear of the button that closes the drawer.
globalStyle(`${drawer} > div > a`, { marginRight: space(9) });
