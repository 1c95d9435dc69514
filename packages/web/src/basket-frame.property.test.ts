import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { basketFrameAnswerOf } from './basket-frame-stage.ts';
import { isBasketFrameState } from './basket-frame-state.ts';

const size = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
const state = fc.record({
  connectBasket: fc.constant('state'),
  open: fc.boolean(),
  width: size,
  height: size,
  title: fc.string(),
});
const answers = ['opened', 'closed', 'close', 'focused'] as const;
const notSize = fc.oneof(fc.double({ max: -Number.MIN_VALUE, noNaN: true }), fc.constantFrom(NaN, Infinity, '9', null));

describe('messages between a storefront’s page and the frame of the basket widget (specification §basket-widget)', () => {
  it('are states as they are told', () => {
    fc.assert(fc.property(state, (each) => isBasketFrameState(each)));
  });

  it('are none once a part is missing, or of another kind', () => {
    const part = fc.constantFrom('connectBasket', 'open', 'width', 'height', 'title');
    fc.assert(fc.property(state, part, (each, name) => !isBasketFrameState({ ...each, [name]: undefined })));
    fc.assert(fc.property(state, notSize, (each, width) => !isBasketFrameState({ ...each, width })));
    fc.assert(fc.property(state, notSize, (each, height) => !isBasketFrameState({ ...each, height })));
  });

  it('that others send are none, whatever they are', () => {
    fc.assert(fc.property(fc.anything(), (data) => !isBasketFrameState(data) && basketFrameAnswerOf(data) === null));
    const others = fc.anything().filter((each) => !answers.some((answer) => answer === each));
    fc.assert(fc.property(others, (connectBasket) => basketFrameAnswerOf({ connectBasket }) === null));
  });

  it('are the answers that a page gives', () => {
    for (const answer of answers) expect(basketFrameAnswerOf({ connectBasket: answer })).toBe(answer);
  });
});
