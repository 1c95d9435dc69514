import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const link = style({
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: '8px',
    },
  },
});

// The row the link covers.
globalStyle(`tr:has(${link})`, { position: 'relative' });
globalStyle(`tr:has(${link}):hover`, { background: vars.color.page });
globalStyle(`tr:hover ${link}`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
