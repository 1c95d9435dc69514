import { calls } from '@connect/contract/calls';
import { ownName } from '@connect/contract/own-name';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile, malformed, nameMistyped } from '../../refusal.ts';
import type { BrandingBook } from '../application/branding.ts';

/** How the portal presents itself (specification §branding). */
export const serveBrandingCalls = (serve: Serve, book: BrandingBook): void => {
  serve(calls.branding, async () => ok(await book.written()));
  serve(calls.setBranding, async ({ body: { branding, was, logo } }) => {
    const changed = await book.change(branding, was, logo);
    if (changed.ok) return changed;
    return refused(changed.refusal === 'changed-meanwhile' ? changedMeanwhile : malformed({ logo: [changed.refusal] }));
  });
  serve(calls.takeBackBranding, async ({ body: { part, was, typed } }) => {
    if (!isTyped(typed, was.name || ownName)) return refused(nameMistyped);
    const branding = await book.takeBack(part, was);
    return branding ? ok(branding) : refused(changedMeanwhile);
  });
};
