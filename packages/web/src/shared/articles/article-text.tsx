import type { Block, Inline } from '@connect/core/domain/help/markdown';
import { markWords } from '@connect/core/domain/search/words';

import { Highlight } from '../../ui/highlight.tsx';
import * as css from './topic-group.css.ts';

interface ArticleTextProps {
  readonly blocks: readonly Block[];
  /** What was searched for; its words are marked. */
  readonly query: string;
}

/** What the supplier wrote: elements of our own round its texts, never its HTML (decisions §nothing-as-html). */
export function ArticleText({ blocks, query }: ArticleTextProps) {
  const line = (content: readonly Inline[]) => <Line content={content} query={query} />;
  return blocks.map((block, index) => {
    if (block.kind === 'heading')
      return (
        <h4 key={index} className={css.heading}>
          {line(block.content)}
        </h4>
      );
    if (block.kind === 'paragraph') return <p key={index}>{line(block.content)}</p>;
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={index} className={css.list[block.ordered ? 'ordered' : 'bullets']}>
        {block.items.map((item, at) => (
          <li key={at}>{line(item)}</li>
        ))}
      </List>
    );
  });
}

function Line({ content, query }: { readonly content: readonly Inline[]; readonly query: string }) {
  return content.map(({ text, strong, href }, index) => {
    const marked = <Highlight parts={markWords(text, query)} />;
    if (href !== null)
      return (
        <a key={index} href={href} className={css.link} target="_blank" rel="noreferrer">
          {marked}
        </a>
      );
    return strong ? <strong key={index}>{marked}</strong> : <span key={index}>{marked}</span>;
  });
}
