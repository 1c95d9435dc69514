import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile } from '../../refusal.ts';
import type { RulesBook } from '../application/rules-book.ts';

/** The rules of the portal that count without a restart. */
export const serveRulesCalls = (serve: Serve, rules: Pick<RulesBook, 'current' | 'change'>): void => {
  serve(calls.portalRules, async () => ok(await rules.current()));
  serve(calls.setPortalRules, async ({ body }) => {
    const changed = await rules.change(body.rules, body.was);
    return changed ? ok(changed) : refused(changedMeanwhile);
  });
};
