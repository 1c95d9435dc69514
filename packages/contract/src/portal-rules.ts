import {
  ruleRanges,
  type PortalRules as CoreRules,
  type RuleNumber,
  type RulesSetting as CoreSetting,
} from '@connect/core/domain/administration/portal-rules';
import * as v from 'valibot';
import { call } from './call.ts';
import type { SchemaOf } from './values.ts';

const whole = (name: RuleNumber) => {
  const [least, most] = ruleRanges[name];
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};
const PortalRules: SchemaOf<CoreRules> = v.object({
  actingNeedsReason: v.boolean(),
  assignedCustomersOnly: v.boolean(),
  keepEventsDays: whole('keepEventsDays'),
  keepRemovedYears: whole('keepRemovedYears'),
  replacePercent: whole('replacePercent'),
});
const RulesSetting: SchemaOf<CoreSetting> = v.object({ usual: PortalRules, own: v.nullable(PortalRules) });

export const portalRules = call({
  method: 'GET',
  path: '/api/v3/admin/rules',
  summary:
    'The rules of the portal that count without a restart: by the settings of the server, and set in their place',
  access: 'administrator',
  answer: RulesSetting,
});

export const setPortalRules = call({
  method: 'PUT',
  path: '/api/v3/admin/rules',
  summary:
    'Set the rules of the portal in every process, from what was set before; null for the settings of the server',
  access: 'administrator',
  body: v.object({ rules: v.nullable(PortalRules), was: v.nullable(PortalRules) }),
  answer: RulesSetting,
  refusals: [409],
});
