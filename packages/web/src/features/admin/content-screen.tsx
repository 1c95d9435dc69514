import type { WrittenArticle, WrittenBanner } from '@connect/core/domain/administration/portal-content';
import { FilePlus, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { ArticleEditor } from './article-editor.tsx';
import { BannerEditor } from './banner-editor.tsx';
import { contentKey, contentName, editId, useContentColumns } from './content-columns.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { refreshing } from './use-content-edit.ts';
import { useOutcome } from './use-outcome.tsx';

type Opened =
  | { readonly kind: 'banner'; readonly of: WrittenBanner | null }
  | { readonly kind: 'article'; readonly of: WrittenArticle | null };
type Named =
  | { readonly kind: 'banner'; readonly of: WrittenBanner }
  | { readonly kind: 'article'; readonly of: WrittenArticle };

/** By their place, then by their language. */
const inOrder = <Each extends WrittenBanner | WrittenArticle>(all: readonly Each[]): readonly Each[] =>
  all.toSorted((one, other) => one.position - other.position || one.language.localeCompare(other.language));

const buttonOf = ({ kind, of }: Opened): string => (of === null ? `add-${kind}` : editId(of));

/** What the supplier shows beside its data: banners and help articles, added, edited and removed (specification §shown-content). */
export function ContentScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { content } = useAdmin();
  const { clock } = useServices();
  const all = useQuery(content.read, 'content');
  useForbidden(all.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removing, setRemoving] = useState<Named | null>(null);
  const { busy, run } = useCommand(({ kind, of }: Named, typed: string) =>
    kind === 'banner' ? content.removeBanner(of, typed) : content.removeArticle(of, typed),
  );
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Back from a form, the focus is where it was.
    if (opened === null && left.current !== null) document.getElementById(left.current)?.focus();
    left.current = opened === null ? null : buttonOf(opened);
  }, [opened]);

  const open = (next: Opened): void => {
    setOutcome(null);
    setOpened(next);
  };
  const onSaved = (name: string): void => {
    setOpened(null);
    setOutcome({ tone: 'good', text: t('“{name}” was saved.', { name }) });
  };
  const refresh = refreshing(all, content.read);
  const remove = async (of: Named, typed: string): Promise<void> => {
    const answer = await run(of, typed);
    if (!answer) return;
    setRemoving(null);
    setOutcome(
      answer.ok
        ? { tone: 'good', text: t('“{name}” was removed.', { name: contentName(of.of) }) }
        : { tone: 'bad', text: adminRefusalText(t, answer.refusal) },
    );
    all.reload();
  };
  const today = all.value?.today ?? clock.today();
  const banners = useContentColumns<WrittenBanner>({
    label: t('Banner'),
    today,
    beside: ({ image }) => image,
    onEdit: (of) => open({ kind: 'banner', of }),
    onRemove: (of) => setRemoving({ kind: 'banner', of }),
  });
  const articles = useContentColumns<WrittenArticle>({
    label: t('Help article'),
    today,
    beside: ({ topic, key }) => `${topic} · ${key}`,
    onEdit: (of) => open({ kind: 'article', of }),
    onRemove: (of) => setRemoving({ kind: 'article', of }),
  });
  const add = (kind: Opened['kind'], text: string) => (
    <Button
      id={buttonOf({ kind, of: null })}
      variant="secondary"
      icon={kind === 'banner' ? ImagePlus : FilePlus}
      disabled={all.value === null}
      onClick={() => open({ kind, of: null })}
    >
      {text}
    </Button>
  );
  const back = (): void => {
    setOpened(null);
    // What was saved, though no answer came.
    all.reload();
  };
  return (
    <AdminPage current="content">
      {notice}
      {opened === null && (
        <div className={css.form}>
          <div className={css.between}>
            <h2 className={css.heading}>{t('Banners')}</h2>
            {add('banner', t('Add a banner'))}
          </div>
          <ListCard
            label={t('Banners')}
            list={all}
            columns={banners}
            rows={all.value && inOrder(all.value.banners)}
            rowKey={contentKey}
            failed={t('We couldn’t load the content.')}
            none={t('There are no banners yet. Once you’ve added some, customers see one of them on their dashboard.')}
          />
          <div className={css.between}>
            <h2 className={css.heading}>{t('Help articles')}</h2>
            {add('article', t('Add a help article'))}
          </div>
          <ListCard
            label={t('Help articles')}
            list={all}
            columns={articles}
            rows={all.value && inOrder(all.value.articles)}
            rowKey={contentKey}
            failed={t('We couldn’t load the content.')}
            none={t('There are no help articles of your own yet. Articles you add appear on the help page.')}
          />
        </div>
      )}
      {opened?.kind === 'banner' && (
        <BannerEditor
          banner={opened.of}
          place={Math.max(-1, ...(all.value?.banners ?? []).map(({ position }) => position)) + 1}
          today={today}
          onBack={back}
          onWritten={refresh}
          onSaved={onSaved}
        />
      )}
      {opened?.kind === 'article' && (
        <ArticleEditor article={opened.of} today={today} onBack={back} onWritten={refresh} onSaved={onSaved} />
      )}
      {removing && (
        <TypedConfirm
          title={t('Remove “{name}”?', { name: contentName(removing.of) })}
          name={removing.kind === 'banner' ? removing.of.image : removing.of.title}
          confirm={t('Remove')}
          busy={busy}
          onClose={() => setRemoving(null)}
          onConfirm={(typed) => void remove(removing, typed)}
        >
          {t('Customers won’t see it any more. This can’t be undone.')}
        </TypedConfirm>
      )}
    </AdminPage>
  );
}
