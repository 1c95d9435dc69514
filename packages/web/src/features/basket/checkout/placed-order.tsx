import { shipTo, type CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { CheckoutView } from '@connect/core/domain/ordering/order-as-seen';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices } from '../../../services.ts';
import { heading } from '../../../theme/text.css.ts';
import { addressLines } from '../../../shared/customers/address-lines.ts';
import { Rows } from '../../../shared/detail/facts.tsx';
import { useDocumentPrice } from '../../../shared/documents/use-document-money.ts';
import { useItemTitle } from '../../../shared/ordering/use-item-title.ts';
import { BasketTotals } from '../basket-totals.tsx';
import * as css from './placed-card.css.ts';

export interface PlacedOrderProps {
  readonly entry: CheckoutEntry;
  /** What was looked at as it was placed; of an order that was sent before a reload nothing is known. */
  readonly seen: CheckoutView;
}

/** What was ordered, where it goes and when: as it was looked at, since nothing else is ever placed. */
export function PlacedOrderFacts({ entry, seen: { basket, checkout } }: PlacedOrderProps) {
  const t = useTranslate();
  const format = useFormat();
  const price = useDocumentPrice();
  const titleOf = useItemTitle();
  const { clock } = useServices();
  const address = checkout && shipTo(entry, checkout.addresses);
  if (!basket || !address) return null;
  const ordered = basket.lines.filter(({ problem }) => problem === null);
  const shipping = [address.name, ...addressLines(address)];
  return (
    <div className={css.facts}>
      <section aria-label={t('Products')}>
        <h3 className={heading}>{t('Products')}</h3>
        <ul className={css.lines}>
          {ordered.map(({ item, quantity, unitPrice, amount }) => (
            <li key={item.sku} className={css.line}>
              <span>
                {titleOf(item)}
                <span className={css.details}>
                  {item.sku} · {format.number(quantity)} × {price(unitPrice)}
                </span>
              </span>
              <span className={css.amount}>{format.money(amount)}</span>
            </li>
          ))}
        </ul>
        <BasketTotals basket={{ ...basket, lines: ordered }} saving={false} />
      </section>
      <section aria-label={t('Delivery')}>
        <h3 className={heading}>{t('Delivery')}</h3>
        <Rows
          loading={false}
          rows={[
            { name: t('Order date'), value: format.date(clock.today()) },
            ...(entry.reference.trim() === '' ? [] : [{ name: t('Your Reference'), value: entry.reference.trim() }]),
            {
              name: t('Requested delivery date'),
              value: entry.requestedOn ? format.date(entry.requestedOn) : t('As soon as possible'),
            },
            {
              name: t('Ship to'),
              value: (
                <address className={css.address}>
                  {shipping.filter(Boolean).map((line, index) => (
                    <span key={index}>{line}</span>
                  ))}
                </address>
              ),
            },
          ]}
        />
      </section>
    </div>
  );
}
