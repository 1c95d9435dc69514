import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { serverText } from '../../i18n/server-message.ts';
import { Notice } from '../../ui/notice.tsx';
import * as css from './auth-form.css.ts';

/** Why a form was refused: the server's HTML where it sent any (specification §registration), else its message. */
export function FormProblem({ message }: { readonly message: ServerMessage }) {
  const t = useTranslate();
  const content = useSafeHtml(message.html);
  if (content === 'loading') return null;
  return <Notice>{content === null ? serverText(t, message) : <SafeHtml content={content} />}</Notice>;
}

function SafeHtml({ content }: { readonly content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(content.cloneNode(true)), [content]);
  return <div ref={place} className={css.problem} />;
}

/** What is safe of an HTML text; null when there is none, or the code that sees to it cannot be loaded. */
const useSafeHtml = (html: string | null): DocumentFragment | 'loading' | null => {
  const [done, setDone] = useState<{ readonly html: string; readonly content: DocumentFragment | null } | null>(null);
  useEffect(() => {
    if (html === null) return undefined;
    let wanted = true;
    const show = (content: DocumentFragment | null): void => {
      if (wanted) setDone({ html, content });
    };
    import('./sanitise-html.ts').then(
      ({ sanitiseHtml }) => show(sanitiseHtml(html)),
      () => show(null),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  if (html === null) return null;
  return done?.html === html ? done.content : 'loading';
};
