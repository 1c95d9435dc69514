import { globalStyle, style } from '@vanilla-extract/css';

import { media, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

/** One line: nothing below moves, however long a name in it is, or how late it comes. A phone has the way back alone. */
export const list = style({
  display: 'flex',
  columnGap: space(1.5),
  // Room for the ring of the focus.
  margin: '-4px',
  padding: '4px',
  overflow: 'hidden',
  ...textSize.label,
  whiteSpace: 'nowrap',
  color: vars.color.ink3,
});
globalStyle(`nav:has(> ${list})`, { containerType: 'inline-size', containerName: 'breadcrumbs' });
export const item = style({
  display: 'flex',
  flex: 'none',
  gap: space(1.5),
  selectors: {
    // In little room the longest of them is cut short.
    '&[data-long]': { flex: '0 1 auto', minWidth: '5ch' },
    '&:not(:last-child)::after': { content: '"/" / ""', alignSelf: 'center' },
    // The title says where one is, and the menu what is far up.
    '&:not(:nth-last-child(2), :only-child)': { '@media': { [media.stacked]: { display: 'none' } } },
    '&:nth-last-child(2)::before': { '@media': { [media.stacked]: { content: '"‹" / ""', alignSelf: 'center' } } },
    '&:nth-last-child(2)::after': { '@media': { [media.stacked]: { content: 'none' } } },
    // Far up there is the menu, too.
    '&:not(:nth-last-child(-n + 3))': {
      '@container': { 'breadcrumbs (max-width: 520px)': { display: 'none' } },
    },
    // And before a name is cut short for the sake of a short one.
    '&:not(:nth-last-child(-n + 2), [data-long])': {
      '@container': { 'breadcrumbs (max-width: 300px)': { display: 'none' } },
    },
  },
});
globalStyle(`${item} > *`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const link = style({
  // A target of 24 px in a line of 18.
  padding: '3px 2px',
  margin: '-3px -2px',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    // Its ring lies within the room that there is.
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
