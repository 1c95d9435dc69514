import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rows } from '../detail/facts.tsx';
import { useDocumentPrice } from '../documents/use-document-money.ts';
import { StockBadge } from '../ordering/stock-badge.tsx';
import * as css from './product-panel.css.ts';

interface ProductFactsProps {
  readonly item: Item;
  readonly onReplacement: (sku: Sku) => void;
}

/** What a product is, whether it is there, and what it costs the customer. */
export function ProductFacts({ item, onReplacement }: ProductFactsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { replacedBy } = item;
  return (
    <div className={css.column}>
      {item.discontinued && replacedBy !== null && (
        <Notice tone="wait">{t('This product is discontinued. It is replaced by {sku}.', { sku: replacedBy })}</Notice>
      )}
      {item.discontinued && replacedBy !== null && (
        <Button variant="secondary" onClick={() => onReplacement(replacedBy)}>
          {t('Show {sku}', { sku: replacedBy })}
        </Button>
      )}
      <span>
        <StockBadge item={item} />
      </span>
      <Rows
        loading={false}
        rows={[
          { name: t('Item Number'), value: item.sku },
          { name: t('Brand'), value: item.brand },
          { name: t('Pack size'), value: format.number(item.packSize) },
          { name: t('Minimum order quantity'), value: format.number(item.minimum) },
          {
            name: t('Lead time'),
            value: t('{n, plural, one {# day} other {# days}}', { n: item.leadDays }),
          },
        ]}
      />
      <Prices item={item} />
    </div>
  );
}

/** The customer's price of one, and from how many on it is less. */
function Prices({ item: { prices } }: { readonly item: Item }) {
  const t = useTranslate();
  const format = useFormat();
  const write = useDocumentPrice();
  if (prices.length === 0)
    return <p>{t('We have no price for this product. Please contact us if you would like to order it.')}</p>;
  return (
    <div>
      <table className={css.prices}>
        <caption className={css.priceName}>{t('Your price, excluding VAT')}</caption>
        <tbody>
          {prices.map(({ from, price }) => (
            <tr key={from}>
              <th scope="row" className={css.priceName}>
                {t('from {n}', { n: format.number(from) })}
              </th>
              <td className={css.price}>{t('{price} each', { price: write(price) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
