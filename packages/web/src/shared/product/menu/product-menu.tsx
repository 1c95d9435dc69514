import { nearestQuantity } from '@connect/core/domain/ordering/quantity';
import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { maxListName } from '@connect/core/domain/ordering/favourite-list';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { Check, Eye, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { OrderingProvider, useOrdering } from '../../../ordering-services.ts';
import type { OrderingServices } from '../../../ordering-services.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { useStorefrontPath } from '../../storefront/storefronts.ts';
import { useQuery } from '../../query/use-query.ts';
import { orderingRefusalText } from '../../ordering/ordering-refusal.ts';
import * as css from './product-menu.css.ts';

interface ProductMenuProps {
  readonly sku: Sku;
  readonly quantity: number;
  readonly onClose: () => void;
}

/** Where a product is kept: on the user's lists and the watchlist. */
export function ProductMenu({ ordering, ...rest }: ProductMenuProps & { readonly ordering: OrderingServices }) {
  return (
    <OrderingProvider value={ordering}>
      <MenuDialog {...rest} />
    </OrderingProvider>
  );
}

function MenuDialog({ sku, quantity, onClose }: ProductMenuProps) {
  const t = useTranslate();
  const { favourites, watchlist } = useOrdering();
  const storefront = useStorefrontPath();
  const lists = useQuery(() => favourites.list(), '');
  const [name, setName] = useState('');
  /** Ids of the lists it was put on, and `watchlist`. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const own = lists.value?.filter(({ isYours }) => isYours) ?? [];

  /** Does one thing at a time, and marks it as done. */
  const carryOut = async <Value,>(key: string, act: () => Promise<Result<Value, Refusal>>): Promise<Value | null> => {
    if (busy !== null) return null;
    setBusy(key);
    setRefusal(null);
    const answer = await act();
    setBusy(null);
    if (answer.ok) setDone((before) => new Set([...before, key]));
    else setRefusal(answer.refusal);
    return answer.ok ? answer.value : null;
  };
  const put = (id: string) =>
    carryOut(id, () => favourites.addLines(id, [{ sku, quantity: nearestQuantity(Math.ceil(quantity)) }]));
  const make = async (): Promise<void> => {
    const made = await carryOut('new', () => favourites.create({ name: name.trim(), shared: false }));
    if (!made) return;
    setName('');
    await put(made.id);
    lists.set([...(lists.value ?? []), made]);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void make();
  };
  return (
    <Dialog
      open
      title={t('Keep {sku}', { sku })}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={css.body}>
        {refusal && <Notice>{orderingRefusalText(t, refusal)}</Notice>}
        {lists.failure !== null && (
          <Notice action={{ label: t('Retry'), onAction: lists.reload }}>{t('Your lists could not be loaded.')}</Notice>
        )}
        {lists.value === null && lists.failure === null && <Shimmer height={40} />}
        {own.length > 0 && (
          <ul aria-label={t('Your lists')} className={css.lists}>
            {own.map((list) => (
              <ListRow key={list.id} list={list} isOn={done.has(list.id)} busy={busy === list.id} onPut={put} />
            ))}
          </ul>
        )}
        <form noValidate className={css.form} onSubmit={onSubmit}>
          <Field
            label={t('New list')}
            autoComplete="off"
            maxLength={maxListName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className={css.field}
          />
          <Button type="submit" variant="secondary" icon={ListPlus} busy={busy === 'new'}>
            {t('Make and add')}
          </Button>
        </form>
        <div className={css.watch}>
          <Button
            variant="secondary"
            icon={done.has('watchlist') ? Check : Eye}
            busy={busy === 'watchlist'}
            aria-disabled={done.has('watchlist')}
            onClick={() => {
              if (!done.has('watchlist')) void carryOut('watchlist', () => watchlist.watch(sku, storefront));
            }}
          >
            {done.has('watchlist') ? t('On your watchlist') : t('Watch price and stock')}
          </Button>
          <p className={css.hint}>{t('We write to you when its price falls or it is back in stock.')}</p>
        </div>
      </div>
    </Dialog>
  );
}

interface ListRowProps {
  readonly list: FavouriteList;
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly onPut: (id: string) => Promise<unknown>;
}

function ListRow({ list: { id, name }, isOn, busy, onPut }: ListRowProps) {
  const t = useTranslate();
  return (
    <li className={css.list}>
      <Link href={`/connect/favourites/${id}`} className={css.name}>
        {name}
      </Link>
      <Button
        variant="secondary"
        icon={isOn ? Check : Plus}
        busy={busy}
        aria-disabled={isOn}
        aria-label={isOn ? t('Added to {name}', { name }) : t('Add to {name}', { name })}
        onClick={() => {
          if (!isOn) void onPut(id);
        }}
      >
        {isOn ? t('Added') : t('Add')}
      </Button>
    </li>
  );
}
