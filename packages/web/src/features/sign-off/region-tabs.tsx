import { storefronts } from '@connect/core/domain/access/storefront';
import type { KeyboardEvent } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './region-tabs.css.ts';

interface RegionTabsProps {
  /** Named after it are the tabs and the panel below. */
  readonly id: string;
  /** Index suffix of the open one. */
  readonly open: string;
  /** Null before the first answer. */
  readonly counts: Readonly<Partial<Record<string, number>>> | null;
  readonly onOpen: (region: string) => void;
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A tab for each storefront with its number of products; one without products cannot be opened (spec §2). */
export function RegionTabs({ id, open, counts, onOpen }: RegionTabsProps) {
  const t = useTranslate();
  const format = useFormat();
  const enabled = storefronts.filter(({ indexSuffix }) => counts?.[indexSuffix]);
  const stop = enabled.some(({ indexSuffix }) => indexSuffix === open) ? open : enabled[0]?.indexSuffix;

  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: keys may be faster than the tab they open.
    const at = enabled.findIndex(({ indexSuffix }) => document.activeElement?.id === `${id}-${indexSuffix}`);
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (at + step) % enabled.length;
    const next = to === null ? undefined : enabled.at(to)?.indexSuffix;
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next}`)?.focus();
    onOpen(next);
  };
  return (
    <div role="tablist" aria-label={t('Storefronts')} tabIndex={-1} className={css.group} onKeyDown={onKeyDown}>
      {storefronts.map(({ name, indexSuffix }) => (
        <button
          key={indexSuffix}
          id={`${id}-${indexSuffix}`}
          type="button"
          role="tab"
          aria-selected={indexSuffix === open}
          aria-controls={`${id}-panel`}
          tabIndex={indexSuffix === stop ? 0 : -1}
          disabled={!counts?.[indexSuffix]}
          className={css.tab}
          onClick={() => onOpen(indexSuffix)}
        >
          {name}
          <span className={css.count}>{counts ? format.number(counts[indexSuffix] ?? 0) : <Shimmer width={20} />}</span>
        </button>
      ))}
    </div>
  );
}
