import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { decideRules, ruleFields, type OwnRules } from './company-rules.ts';

const rules: fc.Arbitrary<OwnRules> = fc.record({
  stopped: fc.boolean(),
  reference: fc.option(
    fc.record({ required: fc.boolean(), mask: fc.constantFrom(null, 'PO-##', '@@####', ' PO-## ', '') }),
  ),
});
const same = (one: OwnRules, other: OwnRules): boolean =>
  JSON.stringify(ruleFields(decideRules(one, { rules: one, was: one }) ?? one)) ===
    JSON.stringify(ruleFields(decideRules(other, { rules: other, was: other }) ?? other)) &&
  (one.reference === null) === (other.reference === null);

describe('rules of a company (specification §company-rules)', () => {
  test.prop([rules, rules])('are what was asked for by who saw what stands, again and again', (was, asked) => {
    const first = decideRules(was, { rules: asked, was });
    expect(first && same(first, asked)).toBe(true);
    if (first) expect(decideRules(first, { rules: asked, was })).toEqual(first);
  });

  test.prop([rules, rules, rules])('are not changed by who saw others', (standing, was, asked) => {
    const decided = decideRules(standing, { rules: asked, was });
    expect(decided === null).toBe(!same(standing, was) && !same(standing, asked));
  });

  test.prop([rules])('have no format that is empty', (asked) => {
    expect(decideRules(asked, { rules: asked, was: asked })?.reference?.mask).not.toBe('');
  });
});
