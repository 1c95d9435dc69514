import { productListTransition } from '@connect/core/domain/products/product-paging';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media, radius, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { hiddenRules } from '../../ui/visually-hidden.css.ts';
import { whenStacked } from '../../ui/when-stacked.ts';

const { color } = vars;

const { stacked, notStacked } = media;
/** The filters, with their names, and the buttons stand in one line where there is room; else the filters are folded away. */
const oneLine = '(min-width: 760px)';
const littleRoom = `not ${oneLine}`;
const withNames = '(min-width: 1100px)';
export const filters = style({
  display: 'flex',
  flex: '1 1 100%',
  gap: `${space(2)} ${space(4)}`,
  minWidth: 0,
  '@container': {
    [oneLine]: { flex: '0 1 auto' },
    [littleRoom]: { selectors: { '&[data-open="false"]': { display: 'none' } } },
  },
  '@media': { [stacked]: { display: 'grid', gap: space(3) } },
});
globalStyle(`${filters} > *`, {
  '@media': {
    [notStacked]: { flex: '0 1 auto', flexDirection: 'row', alignItems: 'center', gap: space(2), minWidth: 0 },
  },
});
globalStyle(`${filters} label`, { '@media': { [notStacked]: { margin: 0 } } });
// What is chosen says which filter it is.
globalStyle(`${filters} label`, {
  '@media': { [notStacked]: { '@container': { [`not ${withNames}`]: hiddenRules } } },
});
globalStyle(`${filters} select`, {
  '@media': { [notStacked]: { width: 'clamp(160px, 17cqi, 200px)', maxWidth: '100%' } },
});
/** Where they are folded away. */
export const openFilters = style({ display: 'none', '@container': { [littleRoom]: { display: 'inline-flex' } } });
export const notices = style({
  display: 'grid',
  gap: space(2),
  marginBottom: space(3.5),
  selectors: { '&:empty': { display: 'none' } },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minHeight: '40px',
  marginBottom: space(3),
  '@container': { [oneLine]: { flexWrap: 'nowrap' } },
});
/** As much room as the table has: they are stacked together. */
export const bar = style({ containerType: 'inline-size', containerName: 'table' });
export const wideBar = style({ containerType: 'inline-size', containerName: 'wide-table' });
export const selectPage = style({ display: 'none', ...whenStacked({ display: 'flex' }) });
// Over the boxes of the rows it says what it is for, as in a table's head.
export const selectName = style({
  '@media': { [notStacked]: { '@container': { [littleRoom]: hiddenRules } } },
});
export const selectInHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
});
globalStyle(`${selectInHead} label`, whenStacked({ display: 'none' }));
export const toolbarEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginInlineStart: 'auto',
  '@container': { [oneLine]: { flex: 'none', flexWrap: 'nowrap' } },
  '@media': { [stacked]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', width: '100%' } },
});
// As high with a name of two lines as with one, so that the first tick moves nothing.
globalStyle(`${toolbarEnd} > *`, {
  '@media': { [stacked]: { minHeight: '44px', padding: `2px ${space(2)}`, lineHeight: '18px', whiteSpace: 'normal' } },
});

const fade = keyframes({ to: { opacity: 0 } });
export const list = style({ position: 'relative', isolation: 'isolate' });
// What was done is told over what a product is called, and not over what its row is signed off by.
const rail = (width: string) => ({
  vars: { '--toast-start': `calc(${width} + 144px)`, '--toast-end': 'auto', '--toast-side': 'start' },
});
globalStyle(`html:has(${list})`, { ...rail(size.rail), '@media': { [media.folded]: rail(size.railFolded) } });
/**
 * The ground of rows that came into the list settles for so long (specification §sign-off-page). It is one surface behind all of them, whose opacity the
 * compositor fades: grounds of their own would be painted anew, frame by frame, and slow down whatever is done meanwhile.
 */
export const arrived = style({
  display: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: `calc(${radius.card} - 1px)`,
      background: color.brandSoft,
      pointerEvents: 'none',
      animation: `${fade} ${productListTransition}ms ease-out forwards`,
    },
  },
});

export const picture = style({ display: 'inline-flex', alignItems: 'center', gap: space(3) });
export const lines = style({ display: 'grid', padding: `${space(1.5)} 0`, overflowWrap: 'anywhere' });
/** Where the brand has no column. */
export const brand = style({ display: 'none', ...whenStacked({ display: 'inline' }) });
export const fine = style({ color: color.ink3, ...textSize.label, fontWeight: 400 });
export const left = style({ margin: 0, paddingInlineStart: space(5) });
export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  // As high as a button, so that nothing moves when one goes.
  minHeight: size.control,
  // On the smallest phones all that is done with a product has one line.
  '@media': { [media.narrow]: { columnGap: 0 } },
});
globalStyle(`${actions} > [data-opens-product] ~ button`, { '@media': { [media.narrow]: { width: '32px' } } });
// Beneath who signed off, it is as low as may be: so the row is as high as before.
globalStyle(`${actions}:has(> ${fine} ~ button)`, { '@media': { [notStacked]: { rowGap: 0 } } });
globalStyle(`${actions} > ${fine}:has(~ button)`, { '@media': { [notStacked]: { lineHeight: '16px' } } });
globalStyle(`${actions} > ${fine} ~ button`, {
  '@media': { [notStacked]: { minHeight: '24px', height: '24px', padding: `0 ${space(2)}` } },
});
// In little room the button says by itself that nobody has signed off, and keeps to one line.
const narrow = '(max-width: 1000px)';
globalStyle(`${actions} > button:not([data-opens-product])`, {
  '@media': { [narrow]: { padding: `0 ${space(2)}`, whiteSpace: 'nowrap' } },
});
// Beside a long state it keeps room for its words.
globalStyle(`td:has(> div > ${actions})`, whenStacked({ minWidth: 'min-content !important' }));
export const view = style({
  display: 'inline-block',
  padding: '3px 0',
  border: 0,
  background: 'none',
  color: color.link,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const tick = style({ display: 'inline-flex', color: color.good });
/** Nothing is wrong: it is still to be done. */
export const cross = style({ display: 'inline-flex', color: color.ink3 });
// On paper there is no button.
globalStyle(`${cross}:has(~ button)`, { '@media': { [`screen and ${narrow}`]: { position: 'absolute' } } });
globalStyle(`${cross}:has(~ button) > svg`, { '@media': { [`screen and ${narrow}`]: { display: 'none' } } });
export const paging = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });
export const history = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
