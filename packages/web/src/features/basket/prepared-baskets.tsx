import type { PreparedBasket } from '@connect/core/domain/ordering/basket';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../users/use-answer.ts';
import type { Answer } from '../users/use-answer.ts';
import { basketChanged } from './basket-changed.ts';
import * as css from './prepared-baskets.css.ts';

/** The baskets that account managers made ready and nobody took yet. */
export const usePreparedBaskets = (): Answer<readonly PreparedBasket[]> => {
  const { baskets } = useOrdering();
  return useAnswer(() => baskets.prepared(), '');
};

/** Each basket that was made ready, to be added to the own one or put aside. Shows nothing where there is none. */
export function PreparedBaskets({ answer }: { answer: Answer<readonly PreparedBasket[]> }) {
  const t = useTranslate();
  const { baskets } = useOrdering();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const settle = (isDone: boolean) => {
    setBusy(null);
    setFailed(!isDone);
    answer.reload();
  };
  const take = async (id: string): Promise<void> => {
    setBusy(id);
    const taken = await baskets.take(id);
    settle(taken.ok);
    if (!taken.ok) return;
    setRefused(taken.value.refused.map(({ sku }) => sku));
    basketChanged();
  };
  const dismiss = async (id: string): Promise<void> => {
    setBusy(id);
    settle((await baskets.dismiss(id)).ok);
  };
  return (
    <div className={css.frame}>
      {failed && <Notice>{t('This did not work. Somebody else may have taken it; please look again.')}</Notice>}
      {refused.length > 0 && (
        <Notice tone="wait">{t('Not all of it can be ordered: {skus}.', { skus: refused.join(', ') })}</Notice>
      )}
      {(answer.value ?? []).map(({ id, madeBy, fromOrder, lines }) => (
        <section key={id} className={css.basket} aria-label={t('Basket made ready')}>
          <p className={css.text}>
            {t('{name} made a basket ready from {no}: {n, plural, one {# item} other {# items}}', {
              name: madeBy,
              no: fromOrder,
              n: lines.length,
            })}
          </p>
          <p className={css.titles}>{lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</p>
          <div className={css.actions}>
            <Button disabled={busy !== null} busy={busy === id} onClick={() => void take(id)}>
              {t('Add to basket')}
            </Button>
            <Button variant="secondary" disabled={busy !== null} onClick={() => void dismiss(id)}>
              {t('Dismiss')}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}
