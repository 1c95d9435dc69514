import { globalStyle, style } from '@vanilla-extract/css';

import { media, rem, space, textSize } from '../../theme/metrics.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginBottom: space(3.5),
  '@media': { [media.laptop]: { marginBottom: space(2.5) } },
});
/** Of which days it is, and what was searched for, where the controls that say so are not printed. */
export const which = style({ display: 'none', '@media': { print: { display: 'block', marginBottom: space(3.5) } } });
export const earlier = style({ marginBottom: space(3.5) });
export const end = style({ marginInlineStart: 'auto' });
/** The search box takes what the picker leaves; where that is little, each has a line of its own, as wide as the other's. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
// Between a phone and a desk they have a line of their own under the title, in which neither is cut.
const folded = { '@media': { [`${media.notStacked} and ${media.folded}`]: { order: 1, flexBasis: '100%' } } };
globalStyle(`:has(> ${actions})`, folded);
globalStyle(`:has(> * > ${actions})`, {
  '@media': { [`${media.notStacked} and ${media.folded}`]: { flexWrap: 'wrap' } },
});
globalStyle(`${actions} > *`, { flex: 'auto' });
export const search = style({});
globalStyle(`${actions} > ${search}`, { flex: '999 1 240px' });
// On a small laptop the title stays in one line beside them: a second would push the pages out of the window.
const smallLaptop = `${media.laptop} and (max-width: ${rem(1365.98)})`;
globalStyle(`:has(> * > ${actions}) > :first-child`, { '@media': { [smallLaptop]: { flexBasis: 'auto' } } });
globalStyle(`:has(> * > ${actions}) h1`, { '@media': { [smallLaptop]: { fontSize: textSize.amount.fontSize } } });
globalStyle(`:has(> ${actions})`, { '@media': { [smallLaptop]: { flexShrink: 9999 } } });
globalStyle(`${actions} > ${search}`, { '@media': { [smallLaptop]: { flexBasis: '200px' } } });
