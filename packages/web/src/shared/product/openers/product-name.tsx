import { productAddress } from '@connect/core/domain/products/product-address';
import { userKind } from '@connect/core/domain/access/user';
import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { Info } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { later, useLater } from '../../../i18n/later.ts';
import { useServices, useSession } from '../../../services.ts';
import { IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useStorefronts } from '../../storefront/storefronts.ts';
import * as css from './product-name.css.ts';
import { useProductsOf } from '../products-of.ts';

const part = later('product', () => import('../product-panel.tsx'));

interface ProductNameProps {
  readonly sku: Sku;
  /** Of its page on the storefront; null where it has none. */
  readonly slug: string | null;
  /** What is known of it already, to be shown at once. */
  readonly known?: Item;
  /** Its name or number. */
  readonly children: ReactNode;
}

/**
 * A product by its name. It leads to its page on the storefront in a new tab (specification §product-addresses), with a button beside it that opens
 * the panel; where the region has no storefront, the name itself opens the panel.
 */
export function ProductName({ sku, slug, known, children }: ProductNameProps) {
  const t = useTranslate();
  const { config } = useServices();
  const { current } = useStorefronts();
  const { open, mayOpen, panel } = useProductPanel(sku, known);
  const href = slug === null ? null : productAddress(config.storefronts, current, slug, sku);
  if (href !== null)
    return (
      <>
        <a href={href} target="_blank" rel="noreferrer" className={css.link}>
          {children}
          <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
        </a>
        {mayOpen && <IconButton icon={Info} label={t('About {sku}', { sku })} onClick={open} />}
        {panel}
      </>
    );
  if (slug === null || !mayOpen) return children;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={css.opener} onClick={open}>
        {children}
      </button>
      {panel}
    </>
  );
}

/** The panel of a product, fetched when it is opened: for customers, and for who looks at a customer's documents. */
const useProductPanel = (sku: Sku, known: Item | undefined) => {
  const t = useTranslate();
  const { ordering } = useServices();
  const { user } = useSession();
  const customerNo = useProductsOf();
  const load = useLater(part);
  const [panel, setPanel] = useState<ReactNode>(null);
  const close = () => setPanel(null);
  const open = async (): Promise<void> => {
    try {
      const [{ ProductPanel }, services] = await Promise.all([load(), ordering()]);
      setPanel(<ProductPanel ordering={services} sku={sku} known={known} onClose={close} />);
    } catch {
      setPanel(
        <span role="alert" className={css.failed}>
          {t('We couldn’t load this product. Check your connection and try again.')}
        </span>,
      );
    }
  };
  const mayOpen = userKind(user) === 'customer' || customerNo !== undefined;
  return { open: () => void open(), mayOpen, panel };
};
