import { storefronts } from '@connect/core/domain/access/storefront';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { CardTabs } from '../../ui/card-tabs.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './region-tabs.css.ts';

interface RegionTabsProps {
  /** Index suffix of the open one. */
  readonly open: string;
  /** Null before the first answer. */
  readonly counts: Readonly<Partial<Record<string, number>>> | null;
  readonly onOpen: (region: string) => void;
  /** The products of the open one. */
  readonly children: ReactNode;
}

/** A tab for each storefront with its number of products; one without products cannot be opened (specification §sign-off-page). */
export function RegionTabs({ open, counts, onOpen, children }: RegionTabsProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <CardTabs
      label={t('Storefronts')}
      tabs={storefronts.map(({ name, indexSuffix }) => ({
        id: indexSuffix,
        label: (
          <>
            {name}
            <span className={css.count}>
              {counts ? format.number(counts[indexSuffix] ?? 0) : <Shimmer width={css.countWidth} />}
            </span>
          </>
        ),
        disabled: !counts?.[indexSuffix],
      }))}
      active={open}
      onSwitch={onOpen}
    >
      {children}
    </CardTabs>
  );
}
