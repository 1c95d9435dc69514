import { assignVars, globalStyle } from '@vanilla-extract/css';

import { light } from '../theme/palettes.ts';
import { vars } from '../theme/vars.css.ts';
import { base } from './button.css.ts';
import { group } from './segment-switch.css.ts';

/*
 * On paper stands what a page says, under whose it is: neither what is pressed nor what is typed into. Grounds are printed, for they
 * are what tells a badge or a share of a bar from the next.
 */
const print = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules } });

print(':root:root, [data-theme][data-theme]', { colorScheme: 'light', vars: assignVars(vars.color, light) });
print('html', { background: 'none', printColorAdjust: 'exact' });
print(
  `${base}, ${group}, main nav, main footer, main [aria-haspopup="menu"], main [role="status"]:not([data-on-paper] *), [data-on-paper] button, main [role="search"], dialog, #basket, [data-gutter] ~ *`,
  { display: 'none !important' },
);
print('[data-gutter]', { display: 'block !important' });
// The line around a card lies outside of it, and would fall off the sheet.
print('[data-gutter] main', { padding: '0 2px !important', maxWidth: 'none !important' });
// Choices, and a card that is there to search by.
print('main label:has([type="checkbox"]), main section:has([role="combobox"]):not(:has(table, form, ol))', {
  display: 'none !important',
});
// What is chosen, as a text.
print('main select', {
  height: 'auto !important',
  padding: '0 !important',
  border: '0 !important',
  background: 'none !important',
});
print('main select ~ svg', { display: 'none' });
// Links with nothing to read, and columns of them.
print('[data-off-paper], :is(th, td):has([data-off-paper])', { display: 'none !important' });
// Rows that keep a table as high as another one.
print('[data-blank]', { display: 'none !important' });
print('table', { height: 'auto !important' });
// A sheet does not scroll: all columns of a list have to fit.
print(':is(th, td):not(:first-child)', { paddingInline: '6px !important' });
// What a page folds away to save room, such as the lines of a shipment.
print('details::details-content', { display: 'block', height: 'auto', contentVisibility: 'visible' });
// Nothing is opened there, and nothing has the focus.
print('summary', { listStyle: 'none' });
print(':focus-visible, :focus-visible::after, :has(:focus-visible)', { outline: 'none !important' });
// Whose portal it is.
print('[data-letterhead][hidden]', { display: 'block !important', paddingBottom: '8px', color: vars.color.ink2 });
// Of the sidebar, or the bar, the company's name is left, as the head of the sheet.
print('[data-gutter] > header, [data-gutter] > header > [data-ground]', {
  position: 'static',
  display: 'block !important',
  width: 'auto !important',
  height: 'auto !important',
  padding: '0 !important',
  background: 'none !important',
});
print('[data-gutter] > header :is(nav, section, button, div > div), [href="#content"]', { display: 'none !important' });
print('[data-gutter] > header a', { padding: '0 !important', color: `${vars.color.ink} !important` });
print('[data-gutter] > header a > span', {
  position: 'static',
  width: 'auto !important',
  height: 'auto !important',
  padding: '0 !important',
  background: 'none !important',
  color: `${vars.color.ink} !important`,
  opacity: '1 !important',
});
print('section, tr, li', { breakInside: 'avoid' });
print('section:has(table)', { breakInside: 'auto', boxShadow: 'none' });
print('thead', { display: 'table-header-group' });
