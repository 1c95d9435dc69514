import { globalStyle } from '@vanilla-extract/css';

import { font, media, textSize } from './metrics.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'light',
  background: vars.color.page,
  textSizeAdjust: '100%',
});
// Room for the scrollbar even before the content has come, so that nothing moves sideways when it does.
globalStyle('html:has([data-gutter])', { '@media': { [media.notStacked]: { scrollbarGutter: 'stable' } } });
// Behind a dialog nothing scrolls: the dialog gets the scrollbar's room, too, and the page stays as wide as it was.
const behindDialog = 'html:has([data-gutter]):is(:has(dialog:modal), [data-dialog-goes])';
globalStyle(behindDialog, { overflow: 'hidden', scrollbarGutter: 'auto' });
globalStyle(`${behindDialog} body`, { paddingInlineEnd: 'var(--scrollbar, 0px)' });
// News stand over the page, at its edge.
globalStyle(`${behindDialog} #toasts`, { marginInlineEnd: 'var(--scrollbar, 0px)' });
globalStyle('html[data-scheme="dark"]', { colorScheme: 'dark' });
globalStyle('body', { margin: 0 });
globalStyle('body', {
  color: vars.color.ink,
  fontFamily: font,
  ...textSize.body,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'default' });
globalStyle('a', { color: 'inherit' });
globalStyle('img, svg', { display: 'block', flex: 'none' });
globalStyle('ul, ol', { margin: 0, padding: 0, listStyle: 'none' });
globalStyle('dl, dd, p, h1, h2, h3', { margin: 0 });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle('[data-ground="rail"] :focus-visible', { outlineColor: vars.color.hivis });
globalStyle('main:focus, h1:focus', { outline: 'none' });

globalStyle('mark', {
  background: vars.color.hivis,
  color: vars.color.hivisInk,
  borderRadius: '3px',
  boxShadow: `0 0 0 1px ${vars.color.hivis}`,
});
globalStyle('::selection', { background: vars.color.hivis, color: vars.color.hivisInk });

globalStyle('*, *::before, *::after, ::backdrop', {
  '@media': {
    [media.still]: {
      animationDuration: '0.001ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.001ms !important',
    },
  },
});
