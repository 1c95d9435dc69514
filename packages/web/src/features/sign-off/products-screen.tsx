import { openStorefront } from '@connect/core/domain/products/product-list';
import type { AskedProducts } from '@connect/core/domain/products/product-list';
import { productKey } from '@connect/core/domain/products/product';
import type { Product } from '@connect/core/domain/products/product';
import { signOffRights, whyNotSignOff } from '@connect/core/domain/products/sign-off';
import type { NotToSign, SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { SignOffPlan } from '@connect/core/use-cases/products/sign-off';
import { useMemo, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductPaging } from './product-paging.tsx';
import { ProductTable } from './product-table.tsx';
import type { ProductActions } from './product-table.tsx';
import { RegionTabs } from './region-tabs.tsx';
import { SignOffBar } from './sign-off-bar.tsx';
import type { WholePage } from './select-page.tsx';
import { SignOffConfirm } from './sign-off-confirm.tsx';
import { SignOffNotices } from './sign-off-notices.tsx';
import { useChosen } from './use-chosen.ts';
import { useProducts } from './use-products.ts';
import { useReturn } from '../../shared/page/use-return.ts';
import { useSignOff } from './use-sign-off.ts';

interface ProductsScreenProps {
  readonly asked: AskedProducts;
  readonly onAsked: (asked: AskedProducts) => void;
  /** As the dashboard, or as My Products (specification §sign-off-page). */
  readonly isDashboard: boolean;
}

/** The products a brand manager is to sign off, by storefront (specification §sign-off-page). */
export function ProductsScreen({ asked: addressed, onAsked, isDashboard }: ProductsScreenProps) {
  const t = useTranslate();
  const { skusToSignOff } = useBrand();
  const rights = signOffRights(useSession().user);
  const signing = useSignOff();
  const { marks, times, onBroken } = signing;
  const { load, asked, listing, ask, failed } = useProducts(addressed, onAsked, signing);
  // Whoever comes back to the page sees what others did meanwhile.
  useReturn(() => signing.onReturn(listing?.rows ?? []));
  const storefront = openStorefront(asked.region, listing?.counts ?? {});
  const chosen = useChosen(JSON.stringify({ ...asked, region: storefront.name, page: 1 }));
  const [plan, setPlan] = useState<{ readonly plan: SignOffPlan; readonly left: Record<NotToSign, number> } | null>(
    null,
  );
  const [opened, setOpened] = useState<Product | null>(null);
  const [isClosed, setIsClosed] = useState(false);

  const rows = listing?.rows ?? null;
  const total = listing?.total ?? 0;
  const { sign: signOff, undo, done, busy, pressed } = signing;
  // Rows are drawn again only when something in them changes.
  const actions = useMemo((): ProductActions => {
    const planOf = ({ sku, region }: Product, level: SignOffLevel): SignOffPlan => ({ skus: [sku], region, level });
    const isOf = (plan: SignOffPlan | null, { sku, region }: Product, level: SignOffLevel): boolean =>
      plan?.level === level && plan.region === region && plan.skus.includes(sku);
    return {
      marks,
      isOnItsWay: (product, level) => busy && isOf(pressed, product, level),
      isOffered: (product, level) => isOf(done, product, level),
      isChosen: chosen.has,
      onChoose: (product, isChosen) => chosen.set([product], isChosen),
      onSign: (product, level) => signOff(planOf(product, level)),
      onUndo: (product, level) =>
        undo({ ...planOf(product, level), action: isOf(done, product, level) ? (done?.action ?? null) : null }),
      onHistory: setOpened,
    };
  }, [marks, busy, pressed, done, chosen, signOff, undo]);

  const signMany = async (level: SignOffLevel): Promise<void> => {
    const region = storefront.indexSuffix;
    const current = (product: Product): Product => ({ ...product, ...times.get(productKey(product)) });
    const left: Record<NotToSign, number> = { already: 0, 'needs-first': 0, 'not-allowed': 0 };
    if (chosen.products.length === 0) {
      const skus = await skusToSignOff({ ...asked, region }, marks, level);
      return setPlan({ plan: { skus, region, level }, left });
    }
    const skus: string[] = [];
    for (const product of chosen.products) {
      const why = whyNotSignOff(rights, current(product), marks, level);
      if (why === null) skus.push(product.sku);
      else left[why] += 1;
    }
    return setPlan({ plan: { skus, region, level }, left });
  };
  const sign = (confirmed: SignOffPlan) => {
    setPlan(null);
    chosen.clear();
    signing.sign(confirmed);
  };
  const page = useMemo((): WholePage => {
    const shown = rows ?? [];
    return {
      isEmpty: shown.length === 0,
      isChosen: shown.length > 0 && shown.every(chosen.has),
      onChoose: (isChosen) => chosen.set(shown, isChosen),
    };
  }, [rows, chosen]);
  const title = isDashboard ? t('Dashboard') : t('My Products');
  const isFiltered =
    asked.text !== '' || asked.brand !== null || asked.classification !== null || asked.state !== 'all';
  return (
    <>
      <PageHeader
        title={title}
        {...(!isDashboard && { breadcrumbs: [{ label: t('Dashboard'), href: '/connect' }, { label: title }] })}
        actionArea={
          <ListSearchBox label={t('Search for products')} text={asked.text} onText={(text) => ask({ text, page: 1 })} />
        }
      />
      <SignOffNotices
        loaded={load.value}
        signing={signing}
        onUndo={(undone) => {
          undo(undone);
          // Its own button goes: the row's has the same to say.
          document
            .querySelector<HTMLElement>(`[data-signs="${undone.level} ${CSS.escape(undone.skus[0] ?? '')}"]`)
            ?.focus();
        }}
      />
      <RegionTabs
        open={storefront.indexSuffix}
        counts={listing?.counts ?? null}
        onOpen={(region) => ask({ region, page: 1 })}
      >
        <SignOffBar
          page={page}
          chosen={chosen.products.length}
          rights={rights}
          busy={signing.busy}
          onSign={(level) => void signMany(level).catch(onBroken)}
        >
          <ProductFilters asked={asked} loaded={load.value} second={rights.second} onAsk={ask} />
        </SignOffBar>
        <Card padding="none">
          {failed ? (
            <LoadFailure onRetry={load.reload}>{t('We couldn’t load the products.')}</LoadFailure>
          ) : (
            <ProductTable
              products={rows}
              actions={actions}
              page={page}
              empty={
                <EmptyState
                  action={
                    isFiltered && (
                      <Button
                        variant="secondary"
                        onClick={() => ask({ text: '', brand: null, classification: null, state: 'all', page: 1 })}
                      >
                        {t('Clear filters')}
                      </Button>
                    )
                  }
                >
                  {t('No products to sign off found.')}
                </EmptyState>
              }
              footer={<ProductPaging page={listing?.page ?? 1} total={total} onPage={(page) => ask({ page })} />}
            />
          )}
        </Card>
      </RegionTabs>
      <LiveRegion text={listing ? t('{n, plural, one {# product} other {# products}}', { n: total }) : ''} />
      {plan && <SignOffConfirm {...plan} onConfirm={sign} onClose={() => setPlan(null)} />}
      {opened && <HistoryDialog product={opened} onClose={() => setOpened(null)} />}
      <AlertDialog open={failed && !isClosed} onClose={() => setIsClosed(true)} title={t('Error')} ok={t('OK')}>
        {t(
          'There has been a problem while connecting to the search engine. Please try again later or contact customer service.',
        )}
      </AlertDialog>
    </>
  );
}
