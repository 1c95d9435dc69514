import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { portalRules } from '../../testing/arbitraries/administration.ts';
import { decidePortalRules, portalRuleFields, rulesInForce, type PortalRules } from './portal-rules.ts';

const chosen = fc.option(portalRules);

describe('rules of the portal (specification §portal-rules)', () => {
  test.prop([chosen, chosen])('are what was asked for by who saw what stands, again and again', (standing, rules) => {
    expect(decidePortalRules(standing, { rules, was: standing })).toEqual({ own: rules });
    expect(decidePortalRules(rules, { rules, was: standing })).toEqual({ own: rules });
  });

  test.prop([chosen, chosen, chosen])('are not changed by who saw others', (standing, was, rules) => {
    const isOther = (each: typeof standing) =>
      JSON.stringify(portalRuleFields(each)) !== JSON.stringify(portalRuleFields(standing));
    expect(decidePortalRules(standing, { rules, was }) === null).toBe(isOther(was) && isOther(rules));
  });

  test.prop([portalRules, chosen])('are the server’s until they are set, each of them by its name', (usual, own) => {
    expect(rulesInForce({ usual, own })).toEqual(own ?? usual);
    expect(Object.keys(portalRuleFields(usual))).toEqual(Object.keys(usual));
    expect(portalRuleFields(null)).toEqual({});
  });

  test('are audited as they are written', () => {
    const rules: PortalRules = {
      actingNeedsReason: true,
      assignedCustomersOnly: false,
      keepEventsDays: 30,
      keepRemovedYears: 0,
      replacePercent: 100,
    };
    expect(portalRuleFields(rules)).toEqual({
      actingNeedsReason: 'true',
      assignedCustomersOnly: 'false',
      keepEventsDays: '30',
      keepRemovedYears: '0',
      replacePercent: '100',
    });
  });

  test.prop([portalRules, chosen])('are the same in whatever order they are sent', (standing, rules) => {
    const { actingNeedsReason, ...others } = standing;
    expect(decidePortalRules(standing, { rules, was: { ...others, actingNeedsReason } })).toEqual({ own: rules });
  });
});
