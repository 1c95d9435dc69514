import { Hono } from 'hono';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Result } from '../result.ts';
import type { Settings } from '../settings.ts';
import { settingsChangeSchema, settingsFields } from '../settings-schema.ts';
import { accept, allowIndex, openIndex, readBody, refused, taskParameters } from './context.ts';
import type { Parts } from './context.ts';
import { codeFrom, decode } from './decode.ts';

/** The settings that have a route of their own, and the method by which they are set. */
const ROUTES = [
  ['filterableAttributes', 'PUT'],
  ['sortableAttributes', 'PUT'],
  ['searchableAttributes', 'PUT'],
  ['displayedAttributes', 'PUT'],
  ['rankingRules', 'PUT'],
  ['stopWords', 'PUT'],
  ['synonyms', 'PUT'],
  ['prefixSearch', 'PUT'],
  ['pagination', 'PATCH'],
  ['typoTolerance', 'PATCH'],
] as const;

type SettingName = (typeof ROUTES)[number][0];
type Change = v.InferOutput<typeof settingsChangeSchema>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Codes of wrong settings; a field inside `pagination` or `typoTolerance` has the code of the whole. */
const code = (field: string): string => {
  if (field === 'maxTotalHits') return 'invalid_settings_pagination';
  const known = field === '' || Object.hasOwn(settingsFields, field);
  return known ? codeFrom('invalid_settings')(field) : 'invalid_settings_typo_tolerance';
};

/** Reading and changing settings, all at once or one by one. */
export function settingsRoutes(parts: Parts): Hono {
  const app = new Hono();
  const show = (c: Context, part: (settings: Settings) => Settings | Settings[SettingName]): Response => {
    const opened = openIndex(parts, c, 'settings.get');
    return opened.ok ? c.json(part(opened.value.index.meta.settings)) : refused(c, opened.refusal);
  };
  const change = async (c: Context, isReset: boolean, read: () => Promise<Result<Change>>): Promise<Response> => {
    const allowed = allowIndex(parts, c, 'settings.update', taskParameters);
    if (!allowed.ok) return refused(c, allowed.refusal);
    const wanted = await read();
    if (!wanted.ok) return refused(c, wanted.refusal);
    return accept(parts, c, allowed.value.uid, { type: 'settingsUpdate', change: wanted.value, isReset });
  };
  app.get('/indexes/:uid/settings', (c) => show(c, (settings) => settings));
  app.patch('/indexes/:uid/settings', (c) => change(c, false, () => readChange(c)));
  app.delete('/indexes/:uid/settings', (c) => change(c, true, async () => reset(Object.keys(settingsFields))));
  for (const [name, method] of ROUTES) {
    const path = `/indexes/:uid/settings/${kebab(name)}`;
    app.get(path, (c) => show(c, (settings) => settings[name]));
    app.on(method, path, (c) => change(c, false, () => readOne(c, name)));
    app.delete(path, (c) => change(c, true, async () => reset([name])));
  }
  return app;
}

async function readChange(c: Context): Promise<Result<Change>> {
  const body = await readBody(c);
  return body.ok ? decode(settingsChangeSchema, body.value, code) : body;
}

/** One setting by itself: its places in messages are those of the body, without the name in front. */
async function readOne(c: Context, name: SettingName): Promise<Result<Change>> {
  const body = await readBody(c);
  if (!body.ok) return body;
  const one = decode(settingsFields[name], body.value, () => codeFrom('invalid_settings')(name));
  return one.ok ? decode(settingsChangeSchema, { [name]: one.value }, code) : one;
}

/** The named settings back to their defaults. */
const reset = (names: readonly string[]): Result<Change> =>
  decode(settingsChangeSchema, Object.fromEntries(names.map((name) => [name, null])), code);
