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

  test.each<[string, OwnRules, Readonly<Record<string, string>>]>([
    [
      'left to the system',
      { stopped: false, reference: null },
      { ordersStopped: 'false', referenceRequired: '', referenceFormat: '' },
    ],
    [
      'without a format',
      { stopped: true, reference: { required: false, mask: null } },
      { ordersStopped: 'true', referenceRequired: 'false', referenceFormat: '' },
    ],
    [
      'with a format',
      { stopped: false, reference: { required: true, mask: 'PO-##' } },
      { ordersStopped: 'false', referenceRequired: 'true', referenceFormat: 'PO-##' },
    ],
  ])('are in the audit log by name: %s', (_, own, fields) => {
    expect(ruleFields(own)).toEqual(fields);
  });

  test.each<[string, OwnRules['reference']]>([
    ['a format of blanks', { required: true, mask: '  ' }],
    ['an empty format', { required: true, mask: '' }],
    ['no format', { required: true, mask: null }],
  ])('are kept without %s', (_, reference) => {
    const asked = { stopped: false, reference };
    expect(decideRules(asked, { rules: asked, was: asked })).toEqual({
      stopped: false,
      reference: { required: true, mask: null },
    });
  });

  test('are kept with a format as it was typed, but for blanks round it', () => {
    const asked = { stopped: true, reference: { required: false, mask: ' PO ## ' } };
    expect(decideRules(asked, { rules: asked, was: asked })).toEqual({
      stopped: true,
      reference: { required: false, mask: 'PO ##' },
    });
  });

  test('are not changed by who saw that a reference is optional, where one is required', () => {
    const needing = (required: boolean): OwnRules => ({ stopped: false, reference: { required, mask: 'PO-##' } });
    const none = { stopped: false, reference: null };
    expect(decideRules(needing(true), { rules: none, was: needing(false) })).toBeNull();
  });
});
