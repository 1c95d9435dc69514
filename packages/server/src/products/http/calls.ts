import { signOffToWire } from '@connect/contract/brand-manager';
import { calls } from '@connect/contract/calls';
import type { SignOffRefusal } from '@connect/core/domain/products/sign-off-outcome';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { notFound, notSignedFirst, signedByOther, signedTwice, undoOver, type Refusal } from '../../refusal.ts';
import type { SignOffs } from '../application/sign-offs.ts';

const refusals: Readonly<Record<SignOffRefusal | 'not-found', Refusal>> = {
  'not-found': notFound,
  'not-signed-first': notSignedFirst,
  'signed-by-other': signedByOther,
  'signed-twice': signedTwice,
  'undo-over': undoOver,
};

/** The brand-manager API (specification §documented-calls): categories, sign-off, and its history. */
export const serveSignOffCalls = (serve: Serve, signOffs: SignOffs): void => {
  serve(calls.categories, async ({ user }) => ok(await signOffs.categories(user.id)));
  serve(calls.signOff, async ({ user, body: { sku_id: sku, ...form } }) => {
    const answer = await signOffs.sign(user, { ...form, skus: [sku] });
    if (!answer.ok) return answer;
    const [product] = answer.value.products;
    return product ? ok(signOffToWire(product)) : refused(refusals[answer.value.refused[0]?.why ?? 'not-found']);
  });
  serve(calls.signOffMany, async ({ user, body }) => {
    const answer = await signOffs.sign(user, body);
    if (!answer.ok) return answer;
    const { products, refused: left } = answer.value;
    return ok({ data: products, refused: left.map(({ sku, why }) => ({ sku, code: refusals[why].code })) });
  });
  serve(calls.signOffStates, async ({ user, body }) => ok(await signOffs.states(user, body)));
  serve(calls.signOffHistory, async ({ user, query }) => ok(await signOffs.history(user, query)));
};
