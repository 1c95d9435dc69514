import { pictureAddress } from '@connect/core/domain/products/picture-address';
import type { Product } from '@connect/core/domain/products/product';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { Rows } from '../../shared/detail/facts.tsx';
import * as css from '../../shared/product/product-panel.css.ts';

interface ProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** What brand managers see of a product where its region has no storefront to look at it. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useTranslate();
  const { config } = useServices();
  const { title, sku, brand, classification, image } = product;
  return (
    <Dialog open size="wide" title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('Close')}</Button>}>
      <div className={css.panel}>
        <div className={css.sides}>
          <Thumbnail size={220} src={image === null ? undefined : pictureAddress(config.imageHost, image, 400)} />
          <div className={css.column}>
            <Rows
              loading={false}
              rows={[
                { name: t('SKU'), value: sku },
                { name: t('Brand'), value: brand },
                { name: t('Category'), value: classification },
              ]}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
