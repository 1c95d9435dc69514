import { chosenLevels, logLevels, logMinutes } from '@connect/core/domain/administration/log-setting';
import type {
  ChosenLog as CoreChosen,
  LogChoice as CoreChoice,
  LogSetting as CoreSetting,
} from '@connect/core/domain/administration/log-setting';
import * as v from 'valibot';
import { call } from './call.ts';
import type { SchemaInto, SchemaOf } from './values.ts';

const level = v.picklist(chosenLevels, `must be one of ${chosenLevels.join(', ')}`);
const ChosenLog: SchemaOf<CoreChosen> = v.object({
  level,
  until: v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-05-04T12:00:00.000Z')),
});
const LogSetting: SchemaOf<CoreSetting> = v.object({ usual: v.picklist(logLevels), chosen: v.nullable(ChosenLog) });
const minutes = v.picklist(logMinutes, `must be one of ${logMinutes.join(', ')}`);
const LogChoice: SchemaInto<CoreChoice> = v.nullable(v.object({ level, minutes }));

export const logSetting = call({
  method: 'GET',
  path: '/api/v3/admin/log',
  summary: 'How much the portal logs, and until when where that is not the usual',
  access: 'administrator',
  answer: LogSetting,
});

export const setLog = call({
  method: 'PUT',
  path: '/api/v3/admin/log',
  summary: 'Have more or less logged for a while, in every process, from what was set before; null for the usual again',
  access: 'administrator',
  body: v.object({ choice: LogChoice, was: v.nullable(ChosenLog) }),
  answer: LogSetting,
  refusals: [409],
});
