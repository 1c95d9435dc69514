import type { Line } from '@connect/core/domain/documents/document';
import { mayOrder } from '@connect/core/domain/access/session';
import { isCharge, isNote, isProduct, lineDescription } from '@connect/core/domain/documents/lines';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { parseSku } from '@connect/core/domain/ordering/sku';
import { Package, Truck } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useThumbnailAddress } from '../documents/item-picture.tsx';
import { ProductName } from '../product/openers/product-name.tsx';
import { ProductMenuButton } from '../product/openers/product-menu-button.tsx';
import { useDocumentMoney, useDocumentPrice } from '../documents/use-document-money.ts';
import * as css from './line-columns.css.ts';

/** A line with a key of its own: item numbers may repeat on a document. */
export type Numbered<L> = L & { readonly key: number };

export const numbered = <L extends Line>(lines: readonly L[]): readonly Numbered<L>[] =>
  lines.map((line, key) => ({ ...line, key }));

/** The text of a line that is only that. */
export const noteOf = (line: Line): string | null => (isNote(line) ? line.description : null);

/**
 * The columns of a document's lines (specification §invoice-page). A note is just its text. `counted` false shows dashes for the numbers, for
 * items that are not on the document.
 */
export const useLineColumns = (counted: boolean): readonly Column<Line>[] => {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const price = useDocumentPrice();
  const session = useSession();
  const charges = { POSTAGE: t('Postage, Packing & Carriage'), SPL123: t('Split Case Charge') };
  const saving: Column<Line> = {
    key: 'save',
    label: t('Favourites'),
    heading: <VisuallyHidden>{t('Favourites')}</VisuallyHidden>,
    width: '56px',
    place: 'top-end',
    cell: (line) => <Saving line={line} />,
  };
  const figure = (write: (line: Line) => string) => (line: Line) => {
    if (isNote(line)) return null;
    return counted ? write(line) : '–';
  };
  return [
    {
      key: 'item',
      label: t('Item Number'),
      width: '18%',
      place: 'top',
      cell: (line) => !isNote(line) && <Item line={line} />,
    },
    {
      key: 'description',
      label: t('Description'),
      place: 'middle',
      cell: (line) => lineDescription(line, charges),
    },
    {
      key: 'quantity',
      label: t('Quantity'),
      align: 'end',
      width: '9%',
      place: 'bottom',
      cell: figure((line) => format.number(line.quantity)),
    },
    {
      key: 'price',
      label: t('Unit Price'),
      align: 'end',
      width: '11%',
      place: 'bottom-wide',
      lead: '×',
      cell: figure((line) => price(line.unitPrice)),
    },
    {
      key: 'amount',
      label: t('Line Amount'),
      align: 'end',
      width: '13%',
      place: 'bottom-end',
      cell: figure((line) => money(amountOfLine(line))),
    },
    ...(mayOrder(session) ? [saving] : []),
  ];
};

/** Thumbnail and item number; a product's number leads to it (specification §product-addresses). */
function Item({ line }: { line: Line }) {
  const src = useThumbnailAddress(line.thumbnail);
  const sku = parseSku(line.itemNo);
  return (
    <span className={css.item}>
      <Thumbnail src={src} icon={isCharge(line.itemNo) ? Truck : Package} />
      <span className={css.number}>
        {sku ? (
          <ProductName sku={sku} slug={line.slug || null}>
            {line.itemNo}
          </ProductName>
        ) : (
          line.itemNo
        )}
      </span>
    </span>
  );
}

/** Puts what was ordered on a list or the watchlist. */
function Saving({ line }: { line: Line }) {
  const sku = parseSku(line.itemNo);
  return sku && isProduct(line) && <ProductMenuButton sku={sku} quantity={line.quantity} />;
}
