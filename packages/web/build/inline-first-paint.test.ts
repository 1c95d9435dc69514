import { expect, test } from 'vitest';

import { cutStyles } from './inline-first-paint.ts';

test('a style sheet is cut behind the last rule of the static shell, a media query that holds it included', () => {
  const first = ':root{--a:1}[data-static] i{color:red}@media (min-width:1px){[data-static] b{top:0}}';
  const rest = '.button{left:0}@media print{.button{left:1px}}';
  expect(cutStyles(first + rest)).toEqual({ first, rest });
});

test('one without a static shell is no style sheet of the portal', () => {
  expect(() => cutStyles('.button{left:0}')).toThrow('static shell');
});
