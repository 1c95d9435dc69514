import { signedBeforeHistory } from '@connect/core/domain/products/product';
import type { Product, SignOffEntry } from '@connect/core/domain/products/product';
import type { SignOffLevel } from '@connect/core/domain/products/sign-off';
import { useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { Lines } from './lines.tsx';
import * as css from './products-screen.css.ts';

/** Who signed a product off, or took that back, and when (specification §sign-off-steps): the last first. */
export function HistoryDialog({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const t = useTranslate();
  const { signOffHistory } = useBrand();
  const { sku, region, title } = product;
  const history = useQuery(() => signOffHistory({ sku, region, before: null }), `${region} ${sku}`);
  const [more, setMore] = useState<'none' | 'loading' | 'failed'>('none');
  const loadMore = async (): Promise<void> => {
    if (!history.value) return;
    const { entries, next } = history.value;
    setMore('loading');
    const older = await signOffHistory({ sku, region, before: next });
    setMore(older.ok ? 'none' : 'failed');
    if (older.ok) history.set({ entries: [...entries, ...older.value.entries], next: older.value.next });
  };
  const before = history.value?.next === null ? signedBeforeHistory(product, history.value.entries) : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('History of {sku}', { sku })}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <p>{title}</p>
      {history.failure !== null && (
        <Notice action={{ label: t('Try again'), onAction: history.reload }}>
          {t('We couldn’t load the history.')}
        </Notice>
      )}
      {history.loading && <Shimmer height={40} />}
      {history.value?.entries.length === 0 && before.length === 0 && (
        <p>{t('This product hasn’t been signed off yet.')}</p>
      )}
      <ul className={css.history}>
        {history.value?.entries.map((entry) => (
          <li key={`${entry.at} ${entry.level} ${entry.undo}`}>
            <Entry entry={entry} />
          </li>
        ))}
        {before.map((level) => (
          <li key={level}>
            <Lines strong={signedText(t, level)} fine={t('before this history began')} />
          </li>
        ))}
      </ul>
      {more === 'failed' && <Notice>{t('We couldn’t load the history.')}</Notice>}
      {history.value && history.value.next !== null && (
        <Button
          variant="secondary"
          busy={more === 'loading'}
          disabled={more === 'loading'}
          onClick={() => void loadMore()}
        >
          {t('Load more')}
        </Button>
      )}
    </Dialog>
  );
}

const signedText = (t: Translate, level: SignOffLevel): string =>
  level === 'first' ? t('Signed off') : t('Signed off for the second time');

function Entry({ entry: { by, at, level, undo } }: { readonly entry: SignOffEntry }) {
  const t = useTranslate();
  const format = useFormat();
  const undone = level === 'first' ? t('Sign-off undone') : t('Second sign-off undone');
  return <Lines strong={undo ? undone : signedText(t, level)} fine={`${by} · ${format.moment(at)}`} />;
}
