import { languages } from '@connect/core/domain/access/language';
import {
  maxOwnText,
  textViews,
  type PortalText as CoreText,
  type TextsFound as CoreFound,
} from '@connect/core/domain/administration/portal-text';
import * as v from 'valibot';
import { call } from './call.ts';
import { SearchText, type SchemaOf } from './values.ts';

const OwnText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is required'),
  v.maxLength(maxOwnText, 'is too long'),
  // In one line, as all texts of the portal are.
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'has characters that are not text'),
);
const PortalText: SchemaOf<CoreText> = v.object({
  source: v.string(),
  original: v.nullable(v.string()),
  own: v.nullable(v.object({ text: v.string(), over: v.string() })),
});
const TextsFound: SchemaOf<CoreFound> = v.object({ texts: v.array(PortalText), total: v.number() });
const params = v.object({ language: v.picklist(languages, `must be one of ${languages.join(', ')}`) });

export const portalTexts = call({
  method: 'GET',
  path: '/api/v3/admin/texts/{language}',
  summary:
    'Texts of the portal in a language: what each was built with, and what is said instead; the first that a search finds',
  access: 'administrator',
  params,
  query: v.object({
    text: v.optional(SearchText, ''),
    view: v.optional(v.picklist(textViews, `must be one of ${textViews.join(', ')}`), 'all'),
  }),
  answer: TextsFound,
});

export const writePortalText = call({
  method: 'PUT',
  path: '/api/v3/admin/texts/{language}',
  summary:
    'Say a text of the portal, named by what it is in English, otherwise than it was said; null for as it was built',
  access: 'administrator',
  params,
  body: v.object({
    source: v.pipe(v.string(), v.maxLength(maxOwnText, 'is too long')),
    text: v.nullable(OwnText),
    was: v.nullable(v.string()),
  }),
  answer: 'none',
  refusals: [409],
});
