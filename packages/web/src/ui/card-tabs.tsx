import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import * as css from './card-tabs.css.ts';

export interface CardTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface CardTabsProps {
  readonly label: string;
  readonly tabs: readonly CardTab[];
  /** The active one, where the page keeps it; else the first is active at the start, and from then on the one that was chosen. */
  readonly active?: string;
  readonly onSwitch?: (tab: string) => void;
  /** The content panel of the active tab. */
  readonly children: ReactNode | ((active: string) => ReactNode);
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs over a content panel (specification §card-tabs): a click marks a tab active, shows its panel and raises the event `tabSwitch` on the tabs, whose
 * `detail.tab` says which.
 */
export function CardTabs({ label, tabs, active: given, onSwitch, children }: CardTabsProps) {
  const id = useId();
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const [chosen, setChosen] = useState(enabled[0]?.id ?? '');
  const active = given ?? chosen;
  const stop = enabled.some((tab) => tab.id === active) ? active : enabled[0]?.id;

  const activate = (tab: string) => {
    setChosen(tab);
    onSwitch?.(tab);
    const event = new CustomEvent('tabSwitch', { bubbles: true, detail: { tab } });
    document.getElementById(`${id}-tabs`)?.dispatchEvent(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: keys may be faster than the tab they open.
    const at = enabled.findIndex((tab) => document.activeElement?.id === `${id}-${tab.id}`);
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (at + step) % enabled.length;
    const next = to === null ? undefined : enabled.at(to)?.id;
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next}`)?.focus();
    activate(next);
  };
  return (
    <>
      <div
        id={`${id}-tabs`}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={css.group}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === stop ? 0 : -1}
            disabled={tab.disabled}
            className={css.tab}
            onClick={() => activate(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {typeof children === 'function' ? children(active) : children}
      </div>
    </>
  );
}
