import { addItem, setQuantity } from '@connect/core/domain/samples/sample-entry';
import type { SampleLine } from '@connect/core/domain/samples/sample-entry';
import { maxSampleLines } from '@connect/core/domain/samples/sample-order';
import type { SampleItem } from '@connect/core/domain/samples/sample-order';
import { searchTerm } from '@connect/core/domain/search/search-term';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PanelBox } from '../../shared/search/panel-box.tsx';
import { useStorefronts } from '../../shared/storefront/storefronts.ts';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import * as css from '../../shared/forms/order-form.css.ts';
import { OrderedLines } from './ordered-lines.tsx';
import type { Problems } from './sample-problems.ts';
import type { SampleEntryForm } from './use-sample-entry.ts';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

/** So many items are offered for a text. */
const offered = 8;

interface ProductsSectionProps {
  readonly form: SampleEntryForm;
  readonly problems: Problems;
}

/** What is sent: products of the storefront found by SKU and title, and how many of each. */
export function ProductsSection({ form, problems }: ProductsSectionProps) {
  const t = useTranslate();
  const { findItems } = useStaff();
  const { indexSuffix } = useStorefronts().current;
  const [announcement, setAnnouncement] = useState('');
  const { lines } = form.entry;

  const find = async (text: string) => {
    const term = searchTerm(text);
    if (term === null) return null;
    const hits = await findItems(term, indexSuffix, offered);
    return { hits, total: hits.length };
  };
  const changeLines = (changed: readonly SampleLine[]) => form.change({ lines: changed });
  const add = (item: SampleItem) => {
    const changed = addItem(lines, item);
    if (changed === lines)
      return setAnnouncement(t('A sample order can have up to {n} products.', { n: maxSampleLines }));
    changeLines(changed);
    const { quantity } = changed.find((line) => line.item.sku === item.sku) ?? { quantity: 0 };
    return setAnnouncement(t('{sku} added. Quantity: {n}.', { sku: item.sku, n: quantity }));
  };
  return (
    <div className={layout.stack}>
      <FieldFrame label={t('Add a product')} error={problems.at.lines} hint={t('Search by item number or name.')}>
        {(control) => (
          <PanelBox<SampleItem>
            // Another storefront has other products.
            key={indexSuffix}
            placeholder={t('Search for a product')}
            search={find}
            slash={false}
            control={control}
            option={(item) => ({ key: item.sku, content: <FoundItem item={item} />, pick: () => add(item) })}
            none={(text) => t('No products match “{text}”.', { text })}
          />
        )}
      </FieldFrame>
      <OrderedLines
        lines={lines}
        removed={form.removed}
        problems={problems.items}
        onQuantity={(sku, quantity) => changeLines(setQuantity(lines, sku, quantity))}
        onRemove={form.removeLine}
        onRestore={form.restoreLine}
      />
      <LiveRegion text={announcement} />
    </div>
  );
}

function FoundItem({ item }: { item: SampleItem }) {
  return (
    <>
      <ItemPicture item={item} />
      <span className={css.found}>
        <span className={textStyles.bold}>{item.title}</span>
        <span className={css.foundFacts}>
          <span>{item.sku}</span>
          <span>{item.brand}</span>
        </span>
      </span>
    </>
  );
}
