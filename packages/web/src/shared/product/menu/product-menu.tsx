import { nearestQuantity } from '@connect/core/domain/ordering/quantity';
import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { maxListName } from '@connect/core/domain/ordering/favourite-list';
import { refused } from '@connect/core/domain/result';
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
import { useCommand } from '../../query/use-command.ts';
import { useQuery } from '../../query/use-query.ts';
import { orderingRefusalText } from '../../ordering/ordering-refusal.ts';
import { useDraft } from '../../forms/use-draft.ts';
import * as css from './product-menu.css.ts';
import * as textStyles from '../../../theme/text.css.ts';

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
  const { listFavouriteLists, addFavouriteLines, saveToNewList, watchItem } = useOrdering();
  const storefront = useStorefrontPath();
  const lists = useQuery(() => listFavouriteLists(), '');
  const [name, setName] = useDraft<string>('new-list', () => '');
  /** Ids of the lists it was put on, and `watchlist`. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  /** Name of the list that was deleted elsewhere before something was put on it. */
  const [gone, setGone] = useState<string | null>(null);
  const { running, refusal, run } = useCommand((_key: string, act: () => Promise<Result<unknown, Refusal>>) => act());
  const busy = running && running[0];
  const own = lists.value?.filter(({ isYours }) => isYours) ?? [];

  const line = { sku, quantity: nearestQuantity(Math.ceil(quantity)) };
  const mark = (key: string): void => setDone((before) => new Set([...before, key]));

  const carryOut = async (key: string, act: () => Promise<Result<unknown, Refusal>>) => {
    setGone(null);
    const answer = await run(key, act);
    if (answer?.ok) mark(key);
    return answer;
  };
  const addTo = async ({ id, name: ofList }: FavouriteList): Promise<void> => {
    const answer = await carryOut(id, () => addFavouriteLines(id, [line]));
    if (answer?.ok !== false || answer.refusal.failure !== 'not-found') return;
    setGone(ofList);
    lists.reload();
  };
  const make = async (): Promise<Result<unknown, Refusal>> => {
    const made = await saveToNewList(name.trim(), line);
    if (!made.ok) return made;
    const { list, refusal: why } = made.value;
    setName('');
    lists.set([...(lists.value ?? []).filter(({ id }) => id !== list.id), list]);
    if (why) return refused(why);
    mark(list.id);
    return made;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setGone(null);
    if (name.trim() !== '') void run('new', make);
  };
  return (
    <Dialog
      open
      title={t('Save {sku}', { sku })}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={css.body}>
        {refusal && (
          <Notice>
            {gone === null ? orderingRefusalText(t, refusal) : t('The list {name} was deleted.', { name: gone })}
          </Notice>
        )}
        {lists.failure !== null && (
          <Notice action={{ label: t('Try again'), onAction: lists.reload }}>
            {t('We couldn’t load your lists.')}
          </Notice>
        )}
        {lists.value === null && lists.failure === null && <Shimmer height={40} />}
        {own.length > 0 && (
          <ul aria-label={t('Your lists')} className={css.lists}>
            {own.map((list) => (
              <ListRow
                key={list.id}
                list={list}
                isOn={done.has(list.id)}
                busy={busy === list.id}
                onAdd={() => void addTo(list)}
              />
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
            {t('Create and add')}
          </Button>
        </form>
        <div className={css.watch}>
          <Button
            variant="secondary"
            icon={done.has('watchlist') ? Check : Eye}
            busy={busy === 'watchlist'}
            aria-disabled={done.has('watchlist')}
            onClick={() => {
              if (!done.has('watchlist')) void carryOut('watchlist', () => watchItem(sku, storefront));
            }}
          >
            {done.has('watchlist') ? t('On your watchlist') : t('Watch price and stock')}
          </Button>
          <p className={textStyles.detail}>{t('We’ll email you when the price drops or it’s back in stock.')}</p>
        </div>
      </div>
    </Dialog>
  );
}

interface ListRowProps {
  readonly list: FavouriteList;
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

function ListRow({ list: { id, name }, isOn, busy, onAdd }: ListRowProps) {
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
          if (!isOn) onAdd();
        }}
      >
        {isOn ? t('Added') : t('Add')}
      </Button>
    </li>
  );
}
