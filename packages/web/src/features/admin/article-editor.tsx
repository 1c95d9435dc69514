import type { WrittenArticle } from '@connect/core/domain/administration/portal-content';
import type { Day } from '@connect/core/domain/calendar/day';
import { parseMarkdown } from '@connect/core/domain/help/markdown';
import { ok } from '@connect/core/domain/result';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ArticleText } from '../../shared/articles/article-text.tsx';
import * as formCss from '../../shared/forms/user-form.css.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './admin-form.css.ts';
import { ContentEditor } from './content-editor.tsx';
import { contentProblem } from './content-texts.ts';
import { positionIn, ShowingFields } from './showing-fields.tsx';
import { useContentEdit } from './use-content-edit.ts';
import { useEntry } from './use-entry.ts';

const noArticle: WrittenArticle = {
  key: '',
  language: 'en',
  topic: '',
  title: '',
  body: '',
  position: 0,
  regions: [],
  validFrom: null,
  validUntil: null,
};

interface ArticleEditorProps {
  /** Null for a new one. */
  article: WrittenArticle | null;
  today: Day;
  onBack: () => void;
  /** What was written is taken over by the lists. */
  onWritten: () => Promise<void>;
  onSaved: (title: string) => void;
}

/** A help article is written, with what customers will see of it (specification §shown-content). */
export function ArticleEditor({ article, today, onBack, onWritten, onSaved }: ArticleEditorProps) {
  const t = useTranslate();
  const { content } = useAdmin();
  const first = article ?? noArticle;
  const entry = useEntry(`article ${first.key} ${first.language}`, article, {
    ...first,
    position: String(first.position),
  });
  const { form, edit } = entry;
  const { busy, refusal, theirs, submit } = useContentEdit(
    entry,
    content.writeArticle,
    async (like) => {
      const read = await content.read();
      if (!read.ok) return read;
      return ok(read.value.articles.find((each) => each.key === like?.key && each.language === like.language) ?? null);
    },
    onWritten,
  );
  const problemOf = (field: string) => contentProblem(t, refusal?.message ?? null, 'article', field);
  const save = async (): Promise<void> => {
    if (await submit({ ...form, position: positionIn(form.position) })) onSaved(form.title.trim());
  };
  return (
    <ContentEditor
      back={t('All content')}
      title={article ? t('Edit “{name}”', { name: article.title }) : t('Add a help article')}
      entry={entry}
      busy={busy}
      refusal={refusal}
      theirs={theirs === null ? undefined : theirs.now && <ArticlePreview article={theirs.now} />}
      preview={<ArticlePreview article={form} />}
      onSubmit={() => void save()}
      onBack={onBack}
    >
      <div className={formCss.names}>
        <Field
          label={t('Title')}
          hint={t('Use a question, if you can.')}
          autoComplete="off"
          required
          value={form.title}
          onChange={({ target }) => edit({ title: target.value })}
          error={problemOf('title')}
        />
        <Field
          label={t('Topic')}
          hint={t('The topic it is listed under. Articles on one topic are shown together.')}
          autoComplete="off"
          required
          value={form.topic}
          onChange={({ target }) => edit({ topic: target.value })}
          error={problemOf('topic')}
        />
        <Field
          label={t('Name in its address')}
          hint={t('The same in each language, such as returns.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.key}
          onChange={({ target }) => edit({ key: target.value })}
          error={problemOf('key')}
        />
      </div>
      <Textarea
        label={t('Text')}
        hint={t('# starts a heading, - or 1. a list. **Bold** words, and links as [text](https://…).')}
        rows={10}
        required
        value={form.body}
        onChange={({ target }) => edit({ body: target.value })}
        error={problemOf('body')}
      />
      <ShowingFields entry={form} today={today} problemOf={problemOf} onChange={edit} />
    </ContentEditor>
  );
}

/** As the help page shows it, opened. */
function ArticlePreview({ article: { title, body } }: { readonly article: Pick<WrittenArticle, 'title' | 'body'> }) {
  return (
    <div className={css.preview}>
      {title.trim() !== '' && <h3 className={css.heading}>{title}</h3>}
      <ArticleText blocks={parseMarkdown(body)} query="" />
    </div>
  );
}
