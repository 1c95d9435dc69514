import type { PreparedBasket } from '@connect/core/domain/ordering/basket';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { later, useLater } from '../../i18n/later.ts';
import { useOrdering } from '../../ordering-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PreparedLines } from '../../shared/ordering/prepared-lines.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import type { Query } from '../../shared/query/use-query.ts';
import * as css from './prepared-baskets.css.ts';
import * as textStyles from '../../theme/text.css.ts';
import * as layout from '../../theme/layout.css.ts';

const question = later('delete-prepared', () => import('./delete-prepared/delete-prepared.tsx'));

/** Each basket that was made ready, to be added to the own one or put aside. Shows nothing where there is none. */
export function PreparedBaskets({ answer }: { answer: Query<readonly PreparedBasket[]> }) {
  const t = useTranslate();
  const { takePrepared, dismissPrepared } = useOrdering();
  const taking = useCommand(takePrepared);
  const dismissing = useCommand(dismissPrepared);
  const [busy = null] = taking.running ?? dismissing.running ?? [];
  const loadQuestion = useLater(question);
  const [asked, setAsked] = useState<ReactNode>(null);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const settle = (isDone: boolean) => {
    setFailed(!isDone);
    answer.reload();
  };
  const take = async (id: string): Promise<void> => {
    const taken = await taking.run(id);
    if (!taken) return;
    settle(taken.ok);
    if (taken.ok) setRefused(taken.value.refused.map(({ sku }) => sku));
  };
  const dismiss = async (id: string): Promise<void> => {
    const dismissed = await dismissing.run(id);
    if (dismissed) settle(dismissed.ok);
  };
  const ask = async (id: string): Promise<void> => {
    const { DeletePrepared } = await loadQuestion();
    const close = () => setAsked(null);
    const confirm = () => {
      close();
      void dismiss(id);
    };
    setAsked(<DeletePrepared onClose={close} onConfirm={confirm} />);
  };
  return (
    <div className={css.frame}>
      {failed && (
        <Notice>
          {t('That didn’t work. A colleague may already have used this basket. Reload the page to check.')}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="wait">{t('Some products can’t be ordered: {skus}.', { skus: refused.join(', ') })}</Notice>
      )}
      {(answer.value ?? []).map(({ id, madeBy, fromOrder, lines }) => (
        <section key={id} className={css.basket} aria-label={t('Prepared basket')}>
          <p className={textStyles.bold}>
            {t('{name} prepared a basket from {no}: {n, plural, one {# item} other {# items}}', {
              name: madeBy,
              no: fromOrder,
              n: lines.length,
            })}
          </p>
          <PreparedLines lines={lines} />
          <div className={layout.inline}>
            <Button disabled={busy !== null} busy={busy === id} onClick={() => void take(id)}>
              {t('Add to basket')}
            </Button>
            <Button
              variant="secondary"
              disabled={busy !== null}
              onClick={() => void ask(id).catch(() => setFailed(true))}
            >
              {t('Delete basket')}
            </Button>
          </div>
        </section>
      ))}
      {asked}
    </div>
  );
}
