import type { LucideIcon } from 'lucide-react';
import { createContext, use, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from './icon.tsx';
import * as css from './menu.css.ts';
import * as popover from './popover.css.ts';
import { useDisclosure } from './use-disclosure.ts';
import type { TriggerProps } from './use-disclosure.ts';

const CloseContext = createContext<() => void>(() => undefined);

interface MenuProps {
  label: string;
  /** Draws the button: `(props) => <button {...props}>…</button>`. */
  trigger: (props: TriggerProps & { 'aria-haspopup': 'menu' }) => ReactNode;
  align?: keyof typeof popover.panel;
  /** Stands above the items, such as who is signed in. */
  header?: ReactNode;
  /** `MenuItem`, `MenuRadios`, `MenuSeparator`. */
  children: ReactNode;
}

/** A menu under its button: arrows, Home, End and Escape work as in any menu. */
export function Menu({ label, trigger, align = 'end', header, children }: MenuProps) {
  const { open, close, panelId, frameRef, trigger: triggerProps } = useDisclosure();
  return (
    <div ref={frameRef} className={popover.frame}>
      {trigger({ ...triggerProps, 'aria-haspopup': 'menu' })}
      {open && (
        <div className={popover.panel[align]}>
          {header && <div className={css.header}>{header}</div>}
          <CloseContext value={close}>
            <MenuList id={panelId} label={label}>
              {children}
            </MenuList>
          </CloseContext>
        </div>
      )}
    </div>
  );
}

const step: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

function MenuList({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const close = use(CloseContext);
  useEffect(() => itemsOf(ref.current)[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    const move = step[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const all = itemsOf(ref.current);
    const index = all.findIndex((item) => item === document.activeElement);
    all[move(index, all.length)]?.focus();
  };
  return (
    <div ref={ref} id={id} role="menu" tabIndex={-1} aria-label={label} className={css.list} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** Something to do; the menu closes first. */
export function MenuItem({
  icon,
  children,
  onSelect,
}: {
  icon?: LucideIcon;
  children: ReactNode;
  onSelect: () => void;
}) {
  const close = use(CloseContext);
  const select = () => {
    close();
    onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={css.item} onClick={select}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface MenuRadiosProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One choice of a few; the menu stays open so that the effect can be seen. */
export function MenuRadios<T extends string>({ label, options, value, onChange }: MenuRadiosProps<T>) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={css.group}>
      <div id={id} className={css.groupLabel}>
        {label}
      </div>
      <div className={css.radios} role="none">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={option.value === value}
            className={css.radio}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function MenuSeparator() {
  return <hr className={css.separator} />;
}
