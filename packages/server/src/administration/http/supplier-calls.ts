import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile } from '../../refusal.ts';
import type { IdentityBook } from '../application/supplier-identity.ts';

/** Whose portal it is. */
export const serveSupplierCalls = (serve: Serve, identity: IdentityBook): void => {
  serve(calls.supplierIdentity, async () => ok(await identity.written()));
  serve(calls.setSupplierIdentity, async ({ body }) =>
    (await identity.change(body.was, body.identity)) ? ok(body.identity) : refused(changedMeanwhile),
  );
};
