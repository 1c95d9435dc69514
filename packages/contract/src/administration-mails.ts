import { languages } from '@connect/core/domain/access/language';
import {
  mailNames,
  type MailTemplate as CoreTemplate,
  type MailText as CoreText,
} from '@connect/core/domain/administration/mail-template';
import * as v from 'valibot';
import { call } from './call.ts';
import { typed } from './typed.ts';
import { listOf, type SchemaInto, type SchemaOf } from './values.ts';

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is required'),
    v.maxLength(longest, 'is too long'),
    v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
  );
const MailText: SchemaInto<CoreText> = v.object({
  subject: text(200),
  title: text(200),
  paragraphs: v.pipe(v.array(text(2000)), v.minLength(1, 'is required'), v.maxLength(10, 'are at most 10')),
});
/** As it is, whatever the rules were when it was written. */
const StoredText: SchemaOf<CoreText> = v.object({
  subject: v.string(),
  title: v.string(),
  paragraphs: v.array(v.string()),
});
const MailTemplate: SchemaOf<CoreTemplate> = v.object({
  name: v.picklist(mailNames),
  language: v.picklist(languages),
  variables: v.array(v.object({ name: v.string(), sample: v.string() })),
  builtIn: StoredText,
  written: v.nullable(StoredText),
});
const Which = v.object({
  name: v.picklist(mailNames, 'is not the name of a mail'),
  language: v.picklist(languages, `must be one of ${languages.join(', ')}`),
});

export const mailTemplates = call({
  method: 'GET',
  path: '/api/v3/admin/mail-templates',
  summary:
    'Every mail that customers get, in each language: its values, what it was built with, and what was written instead',
  access: 'administrator',
  answer: listOf(MailTemplate),
});

export const writeMailTemplate = call({
  method: 'PUT',
  path: '/api/v3/admin/mail-templates/{name}/{language}',
  summary: 'Write what a mail says, in place of what it was said to say; null for what it was built with',
  access: 'administrator',
  params: Which,
  body: v.object({ text: MailText, was: v.nullable(StoredText) }),
  answer: 'none',
  refusals: [409],
});

export const removeMailTemplate = call({
  method: 'POST',
  path: '/api/v3/admin/mail-templates/{name}/{language}/removal',
  summary: 'Have a mail say again what it was built with, once the subject that goes was typed',
  access: 'administrator',
  params: Which,
  body: v.object({ was: StoredText, typed }),
  answer: 'none',
  refusals: [409, 422],
});

export const testMailTemplate = call({
  method: 'POST',
  path: '/api/v3/admin/mail-templates/{name}/{language}/test',
  summary: 'Send the administrator a mail as it would be with a text, with sample values',
  access: 'administrator',
  params: Which,
  body: v.object({ text: MailText }),
  answer: 'none',
  refusals: [422],
});
