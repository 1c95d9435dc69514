import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { chosenView, documentViews, offeredViews, viewKinds } from './view.ts';

const permitted = fc.subarray(['order', 'invoice'] as const, { minLength: 1 });
const named = fc.oneof(fc.constantFrom(...documentViews), fc.anything());

test.prop([permitted, named, named])(
  'whatever an address or a store names, an offered view is shown',
  (kinds, queried, stored) => {
    const offered = offeredViews(kinds);
    const view = chosenView(queried, stored, offered);
    expect(offered).toContain(view);
    expect(kinds).toEqual(expect.arrayContaining([...viewKinds(view)]));
    for (const one of offered) expect(chosenView(one, stored, offered)).toBe(one);
  },
);
