import * as v from 'valibot';
import { column, inOrder, isNotBlank, markdown, notInOrder, requiredText, showingColumns, whole } from './columns.ts';

/** The longest article, in characters. */
const maxBody = 20_000;

const ArticleColumns = v.strictObject({
  key: column(
    v.pipe(
      v.string('must be text'),
      v.trim(),
      v.maxLength(60, 'is longer than 60 characters'),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not such as `returns` or `send-back-2`'),
    ),
    'Last part of its address on the help page; the same in each language',
  ),
  language: column(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is not a language such as de')), 'en'),
    'Language it is in; English is for every language that has none',
  ),
  topic: column(requiredText(100), 'What it is shown under; articles of one topic stand together'),
  title: column(requiredText(200), 'Its title, best a question'),
  body: column(
    v.pipe(markdown(maxBody), isNotBlank),
    'The article: paragraphs, `# headings`, `- lists`, `1. lists`, `**strong words**`, `[links](https://…)`; HTML is shown as it is written',
  ),
  position: column(v.optional(whole(0, 1000), 0), 'Place among the articles, the lowest first'),
  ...showingColumns,
});
/** Key: `key` and `language`, joined by `|`. */
export const HelpArticleRecord = v.pipe(
  ArticleColumns,
  v.forward(v.check<v.InferOutput<typeof ArticleColumns>, string>(inOrder, notInOrder), ['validUntil']),
);
