import { expect, test } from 'vitest';
import { parseAst } from 'vite';

import { withPureCalls, withoutServersPart } from './slim-calls.ts';

test('a call keeps what its caller asks of it, in its order; all else in the file stays', () => {
  const code = [
    'const Form = v.object({ summary: v.string() });',
    "export const placeOrder = call({ method: 'POST', ...ordering, path: '/orders', summary: 'Order', body: Form, answer: Placed, refusals: [409] });",
    "export const limits = { summary: 1 }, find = call({ query: Form, method: 'GET', params });",
  ];
  expect(withoutServersPart(code.join('\n'), parseAst)).toBe(
    [
      code[0],
      "export const placeOrder = call({ method: 'POST', ...ordering, path: '/orders', answer: Placed });",
      "export const limits = { summary: 1 }, find = call({ method: 'GET', params });",
    ].join('\n'),
  );
});

test('whatever is made may be dropped', () => {
  expect(withPureCalls('const Form = v.object({ no: v.string() });', parseAst)).toBe(
    'const Form = /* @__PURE__ */ v.object({ no: /* @__PURE__ */ v.string() });',
  );
});
