import type { HelpArticle as CoreHelpArticle } from '@connect/core/domain/help/article';
import * as v from 'valibot';
import { call } from './call.ts';
import { RegionQuery } from './region.ts';
import { listOf, type SchemaOf } from './values.ts';

const HelpArticle: SchemaOf<CoreHelpArticle> = v.object({
  key: v.string(),
  topic: v.string(),
  title: v.string(),
  body: v.string(),
});

/** Help is open to everybody, and so is what the supplier writes for it. */
export const helpArticles = call({
  method: 'GET',
  path: '/api/v3/help-articles',
  summary: "The supplier's own help articles in the reader's language, in English where there is none; in their order",
  access: 'public',
  query: RegionQuery,
  answer: listOf(HelpArticle),
});
