import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import * as css from './menu.css.ts';
import * as popover from './popover.css.ts';
import { useDisclosure } from './use-disclosure.ts';
import type { TriggerProps } from './use-disclosure.ts';
import * as textStyles from '../theme/text.css.ts';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the menu around it, for what is an item of its own. */
export const useCloseMenu = (): (() => void) => use(CloseContext);

interface MenuProps {
  label: string;
  /** Draws the button: `(props) => <button {...props}>…</button>`. */
  trigger: (props: TriggerProps & { 'aria-haspopup': 'menu' }) => ReactNode;
  align?: keyof typeof popover.panel;
  startsOpen?: boolean | undefined;
  onToggle?: (open: boolean) => void;
  /** Stands above the items, such as who is signed in. */
  header?: ReactNode;
  /** `MenuItem`, `MenuRadios`, `MenuSeparator`. */
  children: ReactNode;
}

/** A menu under its button: arrows, Home, End and Escape work as in any menu. */
export function Menu({ label, trigger, align = 'end', startsOpen, onToggle, header, children }: MenuProps) {
  const { open, close, panelId, frameRef, trigger: triggerProps } = useDisclosure(startsOpen);
  const notify = useEffectEvent((isOpen: boolean) => onToggle?.(isOpen));
  useEffect(() => notify(open), [open]);
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
  useEffect(() => {
    const all = itemsOf(ref.current);
    // Where a choice comes first, at what is chosen.
    const chosen = all[0]?.hasAttribute('aria-checked') && all.find((item) => item.matches('[aria-checked="true"]'));
    (chosen || all[0])?.focus();
  }, []);

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

/** A way to another page; the menu closes on it. */
export function MenuLink({ icon, href, children }: { icon?: LucideIcon; href: string; children: ReactNode }) {
  const close = use(CloseContext);
  return (
    <Link role="menuitem" tabIndex={-1} href={href} className={css.item} onClick={close}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
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

interface MenuDisclosureProps {
  icon?: LucideIcon;
  label: string;
  /** What is chosen now, under the label. */
  value?: string;
  children: ReactNode;
}

/** An item with more items, which it shows under itself: for a choice of many that is seldom made. */
export function MenuDisclosure({ icon, label, value, children }: MenuDisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={css.item}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon of={icon} />}
        <span className={css.texts}>
          {label}
          {value !== undefined && <span className={textStyles.small}>{value}</span>}
        </span>
        <Icon of={ChevronDown} size={16} className={css.turn} />
      </button>
      {open && (
        <fieldset id={id} aria-label={label} className={css.more}>
          {children}
        </fieldset>
      )}
    </>
  );
}

export function MenuSeparator() {
  return <hr className={css.separator} />;
}
