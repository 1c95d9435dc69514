import { itemText, type ItemFacts } from '@connect/core/domain/ordering/item';
import { parseMarkdown } from '@connect/core/domain/help/markdown';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { ArticleText } from '../articles/article-text.tsx';
import * as css from './product-panel.css.ts';

/** What the supplier tells of a product; nothing where that is nothing. */
export function ProductText({ item }: { readonly item: ItemFacts }) {
  const t = useTranslate();
  const text = itemText(item, useLocale());
  if (text === '') return null;
  return (
    <section className={css.text} aria-label={t('Description')}>
      <h3 className={css.textTitle}>{t('Description')}</h3>
      <ArticleText blocks={parseMarkdown(text)} query="" />
    </section>
  );
}
