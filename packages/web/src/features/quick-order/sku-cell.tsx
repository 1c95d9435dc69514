import type { Item } from '@connect/core/domain/ordering/item';
import { useEffect, useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import * as panel from '../../shared/search/search-results.css.ts';
import * as css from './order-row.css.ts';
import { useItemSearch } from './use-item-search.ts';

interface SkuCellProps {
  id: string;
  label: string;
  value: string;
  /** Ids of the texts that say how the line stands; and whether it is the SKU's fault. */
  describedBy: string;
  invalid: boolean;
  onChange: (sku: string) => void;
  onPick: (item: Item) => void;
  onPaste: (event: ClipboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Enter, where no item of the list is chosen. */
  onEnter: () => void;
}

/** The field of a SKU: a combobox of the items whose numbers or titles begin with what is typed. */
export function SkuCell({ id, label, value, describedBy, invalid, onChange, onPick, ...on }: SkuCellProps) {
  const t = useTranslate();
  const format = useFormat();
  const list = useId();
  // What was typed since the field was entered; nothing is offered before.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const titleOf = useItemTitle();
  const { hits, left, failed, more } = useItemSearch(typed);
  // The last option is for more, where there are.
  const count = (hits?.length ?? 0) + Number(left > 0);
  const isOpen = typed !== null && count > 0;
  const chosen = isOpen && active !== null && active < count ? active : null;
  const optionId = (index: number) => `${list}-${index}`;

  useEffect(() => {
    if (isOpen) document.getElementById(list)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, list]);
  const combobox = useCombobox({ list, open: isOpen, option: chosen === null ? null : optionId(chosen) });

  const close = () => {
    setTyped(null);
    setActive(null);
  };
  const pick = (item: Item) => {
    close();
    onPick(item);
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: chosen === null || chosen === count - 1 ? 0 : chosen + 1,
    ArrowUp: chosen === null || chosen === 0 ? count - 1 : chosen - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves[event.key];
    const item = chosen === null ? undefined : hits?.[chosen];
    if (event.key === 'Enter') {
      if (item) pick(item);
      else if (chosen !== null) more();
      else {
        close();
        on.onEnter();
      }
    } else if (event.key === 'Escape' && typed !== null) close();
    else if (move === undefined) return;
    else if (isOpen) setActive(move);
    else setTyped(value);
    event.preventDefault();
  };
  const announcement =
    typed === null || hits === null
      ? ''
      : t('{n, plural, one {# result} other {# results}}', { n: (hits?.length ?? 0) + left });
  return (
    <div className={css.combobox}>
      <input
        {...combobox}
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={t('Item number or name')}
        enterKeyHint="next"
        className={css.input}
        value={value}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
          onChange(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={on.onPaste}
        onFocus={on.onFocus}
        onBlur={() => {
          close();
          on.onBlur();
        }}
      />
      {isOpen && (
        // A press inside must not take the focus from the field, or the list would go before the click comes.
        <div
          role="listbox"
          tabIndex={-1}
          id={list}
          aria-label={label}
          className={css.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits?.map((item, index) => (
            <button
              key={item.sku}
              id={optionId(index)}
              type="button"
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className={cx(panel.option, index === chosen && panel.active)}
              onClick={() => pick(item)}
            >
              <ItemPicture item={item} />
              <span className={css.texts}>
                <span className={css.name}>{titleOf(item)}</span>
                <span className={css.facts}>
                  <span>{item.sku}</span>
                  <span>{item.brand}</span>
                </span>
              </span>
            </button>
          ))}
          {left > 0 && (
            <button
              id={optionId(count - 1)}
              type="button"
              role="option"
              aria-selected={chosen === count - 1}
              tabIndex={-1}
              className={cx(panel.option, chosen === count - 1 && panel.active)}
              onClick={more}
            >
              {t('Show more ({n} left)', { n: format.number(left) })}
            </button>
          )}
        </div>
      )}
      {typed !== null && failed && (
        <p className={css.panelText}>{t('Search failed. Edit your search to try again.')}</p>
      )}
      {typed !== null && <LiveRegion text={announcement} />}
    </div>
  );
}
