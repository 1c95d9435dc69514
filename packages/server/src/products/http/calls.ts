import { calls } from '@connect/contract/calls';
import { permissions } from '@connect/core/domain/access/user';
import { signOffRights } from '@connect/core/domain/products/sign-off';
import type { SignOffRefusal } from '@connect/core/domain/products/sign-off-outcome';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Logger } from 'pino';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import {
  missingPermission,
  notFound,
  notSignedFirst,
  signedByOther,
  signedTwice,
  undoOver,
  type Refusal,
} from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { LiveIndex } from '../../indexing/application/live-index.ts';
import { createSignOffs, type SignOffAnswer, type SignOffForm } from '../application/sign-offs.ts';

const refusals: Readonly<Record<SignOffRefusal | 'not-found', Refusal>> = {
  'not-found': notFound,
  'not-signed-first': notSignedFirst,
  'signed-by-other': signedByOther,
  'signed-twice': signedTwice,
  'undo-over': undoOver,
};

/** The permission that somebody lacks for a form; null when they have it. Seniors may take back either level. */
const missing = (user: Identity, { level, undo }: SignOffForm): string | null => {
  const rights = signOffRights(user);
  if (rights[level] || (undo && rights.second)) return null;
  return level === 'first' ? permissions.signOff : permissions.secondSignOff;
};

/** The brand-manager API (specification §documented-calls): categories, sign-off, and its history. */
export const serveSignOffCalls = (
  serve: Serve,
  parts: {
    readonly database: Database;
    readonly liveIndex: LiveIndex;
    readonly log: Pick<Logger, 'warn'>;
    readonly now: () => Date;
  },
): void => {
  const signOffs = createSignOffs(parts.database, parts.now);

  const sign = async (user: Identity, form: SignOffForm): Promise<Result<SignOffAnswer, Refusal>> => {
    const lacking = missing(user, form);
    if (lacking !== null) return refused(missingPermission(lacking));
    const answer = await signOffs.sign(user, form);
    try {
      await parts.liveIndex.putProducts(
        form.region,
        answer.products.map((product) => product.sku_id),
      );
    } catch (error) {
      // The index is derived: the sign-off stands, and reaches it with the next start of the server (`catchUp`).
      parts.log.warn({ err: error, region: form.region }, 'The search index did not take a sign-off');
    }
    return ok(answer);
  };

  serve(calls.categories, async ({ user }) => ok(await signOffs.categories(user.id)));
  serve(calls.signOff, async ({ user, body: { sku_id: sku, ...form } }) => {
    const answer = await sign(user, { ...form, skus: [sku] });
    if (!answer.ok) return answer;
    const [product] = answer.value.products;
    return product ? ok(product) : refused(refusals[answer.value.refused[0]?.why ?? 'not-found']);
  });
  serve(calls.signOffMany, async ({ user, body: { sku_ids: skus, ...form } }) => {
    const answer = await sign(user, { ...form, skus });
    if (!answer.ok) return answer;
    const { products, refused: left } = answer.value;
    return ok({
      data: products,
      refused: left.map(({ sku, why }) => ({ sku_id: sku, code: refusals[why].code })),
    });
  });
  serve(calls.signOffStates, async ({ user, body }) =>
    ok(await signOffs.states(user, { skus: body.sku_ids, region: body.region })),
  );
  serve(calls.signOffHistory, async ({ user, query }) =>
    ok(await signOffs.history(user, { sku: query.sku_id, region: query.region, before: query.before })),
  );
};
