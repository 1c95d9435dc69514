import type {
  PortalContent as CoreContent,
  WrittenArticle as CoreArticle,
  WrittenBanner as CoreBanner,
} from '@connect/core/domain/administration/portal-content';
import * as v from 'valibot';
import { call } from './call.ts';
import { HelpArticleRecord } from './integration/help-articles.ts';
import { BannerRecord } from './integration/range.ts';
import { typed } from './typed.ts';
import { Day, type SchemaInto, type SchemaOf } from './values.ts';

/** By the rules of the records that an import sends. */
const Banner: SchemaInto<CoreBanner> = BannerRecord;
const Article: SchemaInto<CoreArticle> = HelpArticleRecord;

/** As it is, whatever the rules were when it came in. */
const shown = {
  language: v.string(),
  position: v.number(),
  regions: v.array(v.string()),
  validFrom: v.nullable(Day),
  validUntil: v.nullable(Day),
};
const StoredBanner: SchemaOf<CoreBanner> = v.object({
  ...shown,
  link: v.nullable(v.string()),
  image: v.string(),
  alt: v.string(),
});
const StoredArticle: SchemaOf<CoreArticle> = v.object({
  ...shown,
  key: v.string(),
  topic: v.string(),
  title: v.string(),
  body: v.string(),
});
const PortalContent: SchemaOf<CoreContent> = v.object({
  today: Day,
  banners: v.array(StoredBanner),
  articles: v.array(StoredArticle),
});

/** Two articles of the longest, of letters that take three bytes each. */
const maxBody = 200_000;

export const portalContent = call({
  method: 'GET',
  path: '/api/v3/admin/content',
  summary: 'All banners and help articles, on show or not, and the day it is where the server is',
  access: 'administrator',
  answer: PortalContent,
});

export const writeBanner = call({
  method: 'PUT',
  path: '/api/v3/admin/banners',
  summary: 'Write a banner, in place of what it was said to be; null for a new one',
  access: 'administrator',
  body: v.object({ banner: Banner, was: v.nullable(StoredBanner) }),
  answer: 'none',
  refusals: [409],
});

export const removeBanner = call({
  method: 'POST',
  path: '/api/v3/admin/banner-removals',
  summary: 'Remove a banner that is as it was said to be, and the name of whose picture was typed',
  access: 'administrator',
  body: v.object({ was: StoredBanner, typed }),
  answer: 'none',
  refusals: [409, 422],
});

export const writeArticle = call({
  method: 'PUT',
  path: '/api/v3/admin/help-articles',
  summary: 'Write a help article, in place of what it was said to be; null for a new one',
  access: 'administrator',
  body: v.object({ article: Article, was: v.nullable(StoredArticle) }),
  maxBody,
  answer: 'none',
  refusals: [409],
});

export const removeArticle = call({
  method: 'POST',
  path: '/api/v3/admin/help-article-removals',
  summary: 'Remove a help article that is as it was said to be, and whose title was typed',
  access: 'administrator',
  body: v.object({ was: StoredArticle, typed }),
  maxBody,
  answer: 'none',
  refusals: [409, 422],
});
