import { productStates } from '@connect/core/domain/products/product-list';
import type { AskedProducts, ProductState } from '@connect/core/domain/products/product-list';
import type { LoadedProducts } from '@connect/core/ports/product-board';

import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import * as css from './products-screen.css.ts';

interface ProductFiltersProps {
  readonly asked: AskedProducts;
  /** Null before the first load. */
  readonly loaded: LoadedProducts | null;
  /** Whether the second sign-off is theirs to give. */
  readonly second: boolean;
  readonly onAsk: (part: Partial<AskedProducts>) => void;
}

/** Brand, classification and state, which little room folds away; what the address asks for is offered even when nothing has it. */
export function ProductFilters({ asked, loaded, second, onAsk }: ProductFiltersProps) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const n = [asked.brand !== null, asked.classification !== null, asked.state !== 'all'].filter(Boolean).length;
  const stateNames: Readonly<Record<ProductState, string>> = {
    all: t('All statuses'),
    'not-signed': t('products|Not signed off'),
    signed: second ? t('Signed off once') : t('products|Signed off'),
    'second-signed': t('Signed off twice'),
  };
  const states = productStates.filter((state) => second || state !== 'second-signed' || asked.state === state);
  const choices = (all: string, names: readonly string[] = [], chosen: string | null) => {
    const missing = chosen !== null && !names.includes(chosen) ? [chosen] : [];
    return [{ value: '', label: all }, ...[...missing, ...names].map((name) => ({ value: name, label: name }))];
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        className={css.openFilters}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {n > 0 ? t('Filters ({n})', { n }) : t('Filters')}
      </Button>
      <div id={id} className={css.filters} data-open={open}>
        <Select
          label={t('Brand')}
          value={asked.brand ?? ''}
          options={choices(t('All brands'), loaded?.brands, asked.brand)}
          onChange={({ target }) => onAsk({ brand: target.value || null, page: 1 })}
        />
        <Select
          label={t('Classification')}
          value={asked.classification ?? ''}
          options={choices(t('All classifications'), loaded?.classifications, asked.classification)}
          onChange={({ target }) => onAsk({ classification: target.value || null, page: 1 })}
        />
        <Select
          label={t('Status')}
          value={asked.state}
          options={states.map((state) => ({ value: state, label: stateNames[state] }))}
          onChange={({ target }) =>
            onAsk({ state: productStates.find((state) => state === target.value) ?? 'all', page: 1 })
          }
        />
      </div>
    </>
  );
}
