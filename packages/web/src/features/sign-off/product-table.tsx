import { pictureAddress } from '@connect/core/domain/products/picture-address';
import { storefronts } from '@connect/core/domain/access/storefront';
import { productAddress } from '@connect/core/domain/products/product-address';
import { productKey } from '@connect/core/domain/products/product';
import type { Product } from '@connect/core/domain/products/product';
import { productPageSize } from '@connect/core/domain/products/product-paging';
import { isSecondSignedOff, isSignedOff, maySignOff, signOffRights } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import { mayTakeBack } from '@connect/core/domain/products/sign-off-outcome';
import { Check, History, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Lines } from './lines.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { SelectPage } from './select-page.tsx';
import type { WholePage } from './select-page.tsx';
import * as css from './products-screen.css.ts';

/** What can be done with a product of the table. */
export interface ProductActions {
  readonly marks: LocalSignOffs;
  /** Whether it is part of the last press, which is on its way to the server. */
  readonly isOnItsWay: (product: Product, level: SignOffLevel) => boolean;
  /** Whether it is part of what was signed off last, which may be undone. */
  readonly isOffered: (product: Product, level: SignOffLevel) => boolean;
  readonly isChosen: (product: Product) => boolean;
  readonly onChoose: (product: Product, chosen: boolean) => void;
  readonly onSign: (product: Product, level: SignOffLevel) => void;
  readonly onUndo: (product: Product, level: SignOffLevel) => void;
  readonly onHistory: (product: Product) => void;
}

interface ProductTableProps {
  /** Null before the first answer. */
  readonly products: readonly Product[] | null;
  readonly actions: ProductActions;
  readonly page: WholePage;
  readonly empty: ReactNode;
  readonly footer: ReactNode;
}

const steps: Readonly<Partial<Record<string, 'nextElementSibling' | 'previousElementSibling'>>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** On a row's checkbox, arrows move to the next row and Enter opens its product; Space marks it as everywhere. */
const onKeyDown = (event: KeyboardEvent) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const row = event.target.closest('tr');
  const step = steps[event.key];
  if (!row || (!step && event.key !== 'Enter')) return;
  event.preventDefault();
  if (step) row[step]?.querySelector('input')?.focus();
  else row.querySelector<HTMLElement>('[data-opens-product]')?.click();
};

/** A row is changed into another product's, which takes half the time of a new one. */
const keyOfPlace = (_: Product, index: number): number => index;

/** The products of a tab (specification §sign-off-page). */
export function ProductTable({ products, actions, page, empty, footer }: ProductTableProps) {
  const t = useTranslate();
  return (
    <div role="presentation" className={css.list} onKeyDown={onKeyDown}>
      {products !== null && <span key={products.map(productKey).join(' ')} className={css.arrived} />}
      <DataTable
        label={t('Products to sign off')}
        columns={useColumns(actions, page)}
        rows={products ?? noProducts}
        rowKey={keyOfPlace}
        shimmerRows={products === null ? productPageSize : 0}
        empty={empty}
        footer={products && footer}
      />
    </div>
  );
}

const noProducts: readonly Product[] = [];

const useColumns = (actions: ProductActions, page: WholePage): readonly Column<Product>[] => {
  const t = useTranslate();
  const { second } = signOffRights(useSession().user);
  return useMemo(() => {
    const level = (
      key: SignOffLevel,
      label: string,
      onPhone: Pick<Column<Product>, 'place' | 'lead'>,
    ): Column<Product> => ({
      key,
      label,
      ...onPhone,
      width: '16%',
      cell: (product) => <SignOffCell level={key} product={product} actions={actions} />,
    });
    return [
      {
        key: 'image',
        label: t('Image'),
        heading: (
          <span className={css.selectInHead}>
            <SelectPage page={page} inHead />
            {t('Image')}
          </span>
        ),
        width: '96px',
        place: 'top',
        cell: (product) => <Picture product={product} actions={actions} />,
      },
      {
        key: 'brand',
        label: t('Brand'),
        width: '17%',
        place: 'none',
        cell: ({ brand, classification }) => <Lines strong={brand} fine={classification} />,
      },
      {
        key: 'product',
        label: t('Product'),
        place: 'top-wide',
        cell: ({ title, sku, brand }) => (
          <Lines
            strong={title}
            fine={
              <>
                {sku}
                <span className={css.brand}> · {brand}</span>
              </>
            }
          />
        ),
      },
      {
        key: 'view',
        label: t('Storefront'),
        width: '180px',
        place: 'middle',
        cell: (product) => <ViewCell product={product} onHistory={actions.onHistory} />,
      },
      level('first', t('Signed Off'), { place: 'middle-end' }),
      ...(second
        ? [level('second', t('Second Signed Off'), { place: 'bottom-end', lead: t('Second Signed Off') })]
        : []),
    ];
  }, [t, second, actions, page]);
};

interface CellProps {
  readonly product: Product;
  readonly actions: ProductActions;
}

/** Its first picture (specification §pictures), and the box that chooses it. */
function Picture({ product, actions }: CellProps) {
  const t = useTranslate();
  const { config } = useServices();
  const { image, sku } = product;
  return (
    <span className={css.picture}>
      <Checkbox
        checked={actions.isChosen(product)}
        onChange={({ target }) => actions.onChoose(product, target.checked)}
      >
        <VisuallyHidden>{t('Select {sku}', { sku })}</VisuallyHidden>
      </Checkbox>
      <Thumbnail size={44} src={image === null ? undefined : pictureAddress(config.imageHost, image, 100)} />
    </span>
  );
}

/** Its page on the storefront it is of, in a tab of its own, or what is known of it; and what happened to it. */
function ViewCell({ product, onHistory }: { readonly product: Product } & Pick<ProductActions, 'onHistory'>) {
  const t = useTranslate();
  const { config } = useServices();
  const [shown, setShown] = useState<Product | null>(null);
  const { sku } = product;
  const storefront = storefronts.find(({ indexSuffix }) => indexSuffix === product.region);
  const href = storefront ? productAddress(config.storefronts, storefront, product.slug, sku) : null;
  return (
    <span className={css.actions}>
      {href === null ? (
        <button
          type="button"
          data-opens-product
          aria-haspopup="dialog"
          className={css.view}
          onClick={() => setShown(product)}
        >
          {t('View Product')}
          <VisuallyHidden> {sku}</VisuallyHidden>
        </button>
      ) : (
        <a href={href} target="_blank" rel="noreferrer" data-opens-product className={css.view}>
          {t('View Product')}
          <VisuallyHidden> {t('({sku}, opens in a new tab)', { sku })}</VisuallyHidden>
        </a>
      )}
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
      <IconButton icon={History} label={t('History of {sku}', { sku })} onClick={() => onHistory(product)} />
    </span>
  );
}

/** A tick or a cross, and what may be done about it now. */
function SignOffCell({ level, product, actions }: CellProps & { readonly level: SignOffLevel }) {
  const t = useTranslate();
  const rights = signOffRights(useSession().user);
  const { marks } = actions;
  const { sku } = product;
  const isFirst = level === 'first';
  const isSigned = isFirst ? isSignedOff(product, marks) : isSecondSignedOff(product, marks);
  const by = isFirst ? product.signedOffBy : product.secondSignedOffBy;
  const maySign = maySignOff(rights, product, marks, level);
  const mayUndo = actions.isOffered(product, level) || mayTakeBack(rights, product, marks, level);
  const waits = !maySign && !mayUndo && actions.isOnItsWay(product, level);
  const names = isFirst
    ? { sign: t('Sign off {sku}', { sku }), undo: t('Undo the sign-off of {sku}', { sku }) }
    : { sign: t('Sign off {sku} for the second time', { sku }), undo: t('Undo the second sign-off of {sku}', { sku }) };
  return (
    <span className={css.actions}>
      <span className={isSigned ? css.tick : css.cross}>
        <Icon of={isSigned ? Check : X} />
        <VisuallyHidden>{isSigned ? t('product|Signed off') : t('product|Not signed off')}</VisuallyHidden>
      </span>
      {!isFirst && !isSigned && !isSignedOff(product, marks) && (
        <span className={css.fine}>{t('Waiting for the first')}</span>
      )}
      {isSigned && by !== null && by !== undefined && <span className={css.fine}>{by}</span>}
      {/* One button, so that the focus stays on it. */}
      {(maySign || mayUndo || waits) && (
        <Button
          variant={maySign ? 'secondary' : 'ghost'}
          data-signs={`${level} ${sku}`}
          aria-label={maySign ? names.sign : names.undo}
          {...(!maySign && { icon: Undo2 })}
          busy={waits}
          disabled={waits}
          onClick={() => (maySign ? actions.onSign : actions.onUndo)(product, level)}
        >
          {maySign ? t('Sign off') : t('Undo')}
        </Button>
      )}
    </span>
  );
}
