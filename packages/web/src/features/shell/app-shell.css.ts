import { globalStyle, style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  '@media': { [media.stacked]: { flexDirection: 'column' } },
});
/** Only a landmark around the rail, which takes part in the layout itself. */
export const side = style({ display: 'contents' });
export const column = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: '1440px',
  margin: '0 auto',
  padding: `22px ${space(8)} ${space(10)}`,
  '@media': {
    [media.laptop]: { paddingTop: space(4) },
    [media.folded]: { padding: `22px ${space(6)} ${space(10)}` },
    [media.stacked]: { padding: `${space(5)} ${space(4)} ${space(8)}` },
  },
});
/** As wide as the button that comes there. */
export const basket = style({
  flex: 'none',
  minWidth: '40px',
  minHeight: '40px',
  '@media': { print: { display: 'none' } },
  // The checkout is the basket already.
  selectors: { 'html:has([data-is-basket]) &': { display: 'none' } },
});
export const skip = style({
  position: 'fixed',
  top: space(3),
  left: space(3),
  zIndex: 50,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.control,
  background: color.ink,
  color: color.page,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  // It comes over the rail.
  selectors: { '&:focus': { transform: 'none' }, '&:focus-visible': { outlineColor: color.hivis } },
});
/** Always in sight: nobody should forget for whom they act. Below the top bar, where there is one. */
export const banner = style({
  position: 'sticky',
  top: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space(3)}`,
  padding: `${space(1.5)} ${space(4)}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.waitSoft,
  color: color.wait,
  fontSize: textSize.small.fontSize,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [media.stacked]: { top: '56px', flexWrap: 'nowrap', justifyContent: 'space-between', textAlign: 'start' },
    [media.low]: { position: 'static' },
  },
});
// What has the focus is not to be scrolled beneath it.
globalStyle(`html:has(${banner})`, {
  scrollPaddingTop: space(12),
  '@media': { [media.stacked]: { scrollPaddingTop: space(28) }, [media.low]: { scrollPaddingTop: 0 } },
});
export const stop = style({
  flex: 'none',
  padding: '4px 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
