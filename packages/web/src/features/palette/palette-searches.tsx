import { mayOrder } from '@connect/core/domain/access/session';
import { may, permissions, userKind } from '@connect/core/domain/access/user';
import type { CustomerHit } from '@connect/core/domain/account/managed-customer';
import { languageOf } from '@connect/core/domain/access/storefront';
import { leastQuantity, priceAt } from '@connect/core/domain/ordering/item';
import type { Item } from '@connect/core/domain/ordering/item';
import { isSignedOut, isUnanswered } from '@connect/core/ports/failure';
import { hitDestination } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import { highlightParts, searchTerm } from '@connect/core/domain/search/search-term';
import { ok, refused } from '@connect/core/domain/result';
import { recentCount } from '@connect/core/domain/documents/paging';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';
import { Building2, ChevronDown, List, PackageOpen, ReceiptText, ShoppingCart } from 'lucide-react';
import { useState } from 'react';

import { useFormat, useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { wantedText } from '../../shared/ordering/wanted-text.ts';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { destinationPath } from '../../shared/documents/document-path.ts';
import { useViewer } from '../../shared/documents/document-source.ts';
import { allResultsPath } from '../../shared/search/all-results-path.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { useDocumentPrice } from '../../shared/documents/use-document-money.ts';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import * as css from './palette.css.ts';
import type { PaletteOption } from './palette-option.ts';
import { useFound } from './use-found.ts';
import type { FoundHits } from './use-found.ts';
import * as textStyles from '../../theme/text.css.ts';

/** What a search brought, as a section of the palette. */
export interface FoundSection {
  readonly options: readonly PaletteOption[];
  readonly searching: boolean;
  readonly message: string | null;
}

const sectionOf = <Hit,>(
  { hits, searching, failed }: FoundHits<Hit>,
  failure: string,
  option: (hit: Hit) => PaletteOption,
): FoundSection => ({ options: hits.map(option), searching, message: failed ? failure : null });

/** How a document is offered. */
const useDocumentOption = (): ((hit: DocumentHit) => PaletteOption) => {
  const t = useTranslate();
  const format = useFormat();
  const viewer = useViewer();
  return (hit) => ({
    key: `${hit.kind}-${hit.id}`,
    icon: hit.kind === 'order' ? PackageOpen : ReceiptText,
    does: hit.kind === 'order' ? t('View order') : t('View invoice'),
    content: (
      <span className={css.body}>
        <Highlight parts={highlightParts(hit.highlighted.number ?? hit.number)} />
        <span className={textStyles.detail}>
          {' '}
          {[viewer === 'customer' ? hit.poNumber : hit.customerName, format.date(hit.documentDate)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
    act: { href: destinationPath(hitDestination(hit, viewer)) },
  });
};

/** The newest documents, before anything is typed; left out where they cannot be loaded, as they can be searched for. */
export const useRecentDocuments = (): { readonly options: readonly PaletteOption[]; readonly waiting: number } => {
  const { recentDocuments } = useServices();
  const { user } = useSession();
  const option = useDocumentOption();
  const recent = useQuery(
    () =>
      recentDocuments(user, recentCount).then(ok, () => refused({ failure: 'unavailable' as const, message: null })),
    '',
  );
  return {
    options: recent.value?.hits.map(option) ?? [],
    waiting: recent.loading && permittedKinds(user).length > 0 ? recentCount : 0,
  };
};

/** Orders and invoices the user may see, by number and reference; customers have a list of all that a text finds. */
export const useDocumentsFound = (text: string): FoundSection => {
  const t = useTranslate();
  const viewer = useViewer();
  const option = useDocumentOption();
  const { clock, searchDocuments } = useServices();
  const { user } = useSession();
  const permitted = permittedKinds(user).length > 0;
  const found = useFound<DocumentHit>(
    text,
    permitted ? async (term) => (await searchDocuments(term, user))?.hits ?? [] : null,
  );
  const section = sectionOf(found, t('We can’t search orders and invoices right now.'), option);
  const all = t('See all results in the list');
  if (viewer !== 'customer' || section.options.length === 0) return section;
  return {
    ...section,
    options: [
      ...section.options,
      { key: 'all', icon: List, does: all, content: all, act: { href: allResultsPath(text, clock.today()) } },
    ],
  };
};

/** Customers, for account managers. */
export const useCustomersFound = (text: string): FoundSection => {
  const t = useTranslate();
  const { staff } = useServices();
  const { user } = useSession();
  const permitted = userKind(user) === 'account-manager' && may(user, permissions.viewCustomers);
  const found = useFound<CustomerHit>(
    text,
    permitted ? async (term) => (await (await staff()).searchCustomers(term))?.hits ?? [] : null,
  );
  return sectionOf(found, t('We can’t search customers right now.'), ({ id, no, highlighted }) => ({
    key: id,
    icon: Building2,
    does: t('View customer'),
    content: (
      <span className={css.body}>
        <Highlight parts={highlightParts(highlighted.name)} />
        <span className={textStyles.detail}>
          {' '}
          <Highlight parts={highlightParts(highlighted.no)} /> ·{' '}
          <Highlight parts={highlightParts(highlighted.postCode)} />
        </span>
      </span>
    ),
    act: { href: customerPath(no) },
  }));
};

/** Products, for those who may order: choosing one puts the fewest that can be ordered into the basket. */
export const useItemsFound = (text: string): { readonly section: FoundSection; readonly announcement: string } => {
  const t = useTranslate();
  const format = useFormat();
  const price = useDocumentPrice();
  const { ordering } = useServices();
  const session = useSession();
  const titleOf = useItemTitle();
  const language = languageOf(useLocale());
  const [announcement, setAnnouncement] = useState('');
  // What was found for a term beside the best, once more was asked for.
  const [further, setFurther] = useState<{ term: string; items: readonly Item[]; total: number } | null>(null);
  const found = useFound<Item>(
    text,
    mayOrder(session)
      ? async (term) => {
          const answer = await (await ordering()).findItems(term, language);
          if (!answer.ok) throw new Error(answer.refusal.failure);
          setFurther({ term, items: [], total: answer.value.total });
          return answer.value.items;
        }
      : null,
  );
  const add = async (item: Item): Promise<void> => {
    const { sku } = item;
    const quantity = leastQuantity(item);
    const services = await ordering().catch(() => null);
    const answer = await services?.addToBasket([{ sku, quantity }]);
    if (isSignedOut(answer?.failure)) return;
    if (answer?.failure && isUnanswered(answer.failure))
      setAnnouncement(
        t('We couldn’t confirm that {sku} reached your basket. Select it again: nothing is added twice.', { sku }),
      );
    else if (answer && answer.changed.length > 0)
      setAnnouncement(
        t('Your earlier attempt did reach your basket, so these were not added again: {lines}', {
          lines: wantedText(format, answer.changed),
        }),
      );
    else if (answer && answer.added.length > 0)
      setAnnouncement(
        [
          t('{n} × {sku} added to your basket.', { n: quantity, sku }),
          ...(answer.arrived.length > 0
            ? [
                t('Also in your basket, from your earlier attempt: {lines}', {
                  lines: wantedText(format, answer.arrived),
                }),
              ]
            : []),
        ].join(' '),
      );
    else setAnnouncement(t('{sku} couldn’t be added. Please try again.', { sku }));
  };
  const own = further?.term === searchTerm(text) && !found.searching ? further : null;
  const items = [...found.hits, ...(own?.items ?? [])];
  const left = further && own && found.hits.length > 0 ? further.total - items.length : 0;
  const showMore = async (): Promise<void> => {
    if (!further) return;
    const answer = await (await ordering()).findItems(further.term, language, items.length);
    if (!answer.ok) return setAnnouncement(t('We can’t search products right now.'));
    const next = { ...further, items: [...further.items, ...answer.value.items] };
    // An answer that came twice, or to another text, is left out.
    setFurther((now) => (now === further ? next : now));
  };
  const section = sectionOf({ ...found, hits: items }, t('We can’t search products right now.'), (item) => ({
    key: item.sku,
    icon: ShoppingCart,
    does: t('Add to basket'),
    content: (
      <>
        <span className={css.body}>
          {item.sku}
          <span className={textStyles.detail}> {titleOf(item)}</span>
        </span>
        <span className={css.price}>
          {t('Add {n} at {price}', { n: leastQuantity(item), price: price(priceAt(item, leastQuantity(item))) })}
        </span>
      </>
    ),
    act: { run: () => void add(item), stays: true },
  }));
  const more: readonly PaletteOption[] =
    left > 0
      ? [
          {
            key: 'more',
            icon: ChevronDown,
            does: t('Show more'),
            content: t('Show more ({n} left)', { n: format.number(left) }),
            act: { run: () => void showMore().catch(() => undefined), stays: true },
          },
        ]
      : [];
  return { section: { ...section, options: [...section.options, ...more] }, announcement };
};
