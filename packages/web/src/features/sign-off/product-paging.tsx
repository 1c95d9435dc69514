import { productPages, showsProductPaging } from '@connect/core/domain/products/product-paging';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import * as css from './products-screen.css.ts';

interface ProductPagingProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Previous, 'Page X of Y', Next: only above 10 products (specification §product-paging). */
export function ProductPaging({ page, total, onPage }: ProductPagingProps) {
  const t = useTranslate();
  if (!showsProductPaging(total)) return null;
  const pages = productPages(total);
  return (
    <nav aria-label={t('Pages')} className={css.paging}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Previous')}
      </Button>
      <span>{t('Page {page} of {pages}', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}
