import { matchingCommands, palettePages } from '@connect/core/domain/access/command-palette';
import type { PageLink } from '@connect/core/domain/access/navigation';
import { Keyboard, LogOut, ShoppingBasket, SunMoon } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { chooseScheme } from '../../theme/scheme.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useExistingLinks } from '../../shared/page/existing-links.ts';
import { paths, pathOf } from '../../shared/page/paths.ts';
import { pageIcons } from './page-icons.ts';
import { pageTexts } from './page-texts.ts';
import * as css from './palette.css.ts';
import type { PaletteOption } from './palette-option.ts';
import { useCustomersFound, useDocumentsFound, useItemsFound, useRecentDocuments } from './palette-searches.tsx';

export { Shortcuts } from './shortcuts.tsx';

interface Section {
  readonly title: string;
  readonly options: readonly PaletteOption[];
  /** How many options are on their way. */
  readonly waiting?: number;
  /** Said where there is nothing to choose from. */
  readonly message?: string | null;
}

export interface PaletteProps {
  readonly onLogout: () => void;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** Pages, actions, documents, customers and products in one box (Ctrl or ⌘ and K), each for those who may (specification §command-palette). */
export function Palette({ onLogout, onShortcuts, onClose }: PaletteProps) {
  const t = useTranslate();
  const { user, impersonating } = useSession();
  const existing = useExistingLinks();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const recent = useRecentDocuments();
  const documents = useDocumentsFound(text);
  const customers = useCustomersFound(text);
  const items = useItemsFound(text);

  const pages = palettePages(user, { acting: impersonating }).filter(({ to }) => existing.has(paths[to]));
  const page = (link: PageLink) => {
    const label = t(pageTexts[link.to]);
    const option: PaletteOption = {
      key: link.to,
      icon: pageIcons[link.to],
      does: t('Open page'),
      content: label,
      act: { href: pathOf(link) },
    };
    return { label, option };
  };
  const action = (label: string, icon: LucideIcon, run: () => void, does = label) => ({
    label,
    option: { key: label, icon, does, content: label, act: { run } } satisfies PaletteOption,
  });
  const basket = basketButton();
  const actions = [
    ...(basket ? [action(t('Basket'), ShoppingBasket, () => basket.click(), t('Show'))] : []),
    action(t('Use the light colour scheme'), SunMoon, () => chooseScheme('light')),
    action(t('Use the dark colour scheme'), SunMoon, () => chooseScheme('dark')),
    action(t('Use the system colour scheme'), SunMoon, () => chooseScheme('system')),
    action(t('Keyboard shortcuts'), Keyboard, onShortcuts, t('Show')),
    action(t('Logout'), LogOut, onLogout),
  ];
  const options = (commands: readonly { label: string; option: PaletteOption }[]) =>
    matchingCommands(commands, text).map(({ option }) => option);
  const sections: readonly Section[] = [
    ...(text.trim() === '' ? [{ title: t('Recent documents'), ...recent }] : []),
    { title: t('Pages'), options: options(pages.map(page)) },
    // Before what is found: who types what one of them is called means it, and nothing that comes later moves it.
    { title: t('Actions'), options: options(actions) },
    { title: t('Customers'), ...customers },
    { title: t('Orders and invoices'), ...documents },
    { title: t('Products'), ...items.section },
  ].filter(({ options: some, message, waiting }: Section) => some.length > 0 || message || waiting);

  const all = sections.flatMap((section) => section.options);
  const chosen = Math.min(active, all.length - 1);
  const elementId = (index: number) => `${id}-option-${index}`;
  const results = all.filter(({ key }) => key !== 'all').length;
  const searching = [documents, customers, items.section].some((section) => section.searching);
  const option = chosen < 0 ? null : elementId(chosen);
  const combobox = useCombobox({ list: `${id}-results`, open: all.length > 0, option });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = all.length - 1;
    if (event.key === 'ArrowDown') setActive(chosen === last ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') setActive(chosen <= 0 ? last : chosen - 1);
    else if (event.key === 'PageDown') setActive(Math.min(chosen + 8, last));
    else if (event.key === 'PageUp') setActive(Math.max(chosen - 8, 0));
    else if (event.key === 'Enter') document.getElementById(elementId(chosen))?.click();
    else return;
    event.preventDefault();
  };

  let index = -1;
  return (
    <Dialog open onClose={onClose} title={t('Search or go to')} size="wide">
      <Field
        label={t('Page, order, invoice, product or action')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        {...combobox}
      />
      <div id={`${id}-results`} role="listbox" aria-label={t('Results')} aria-busy={searching} className={css.results}>
        {sections.map(({ title, options: some, waiting = 0, message }) => (
          <div key={title} role="group" aria-label={title}>
            <div aria-hidden className={css.heading}>
              {title}
            </div>
            {message && (
              <div role="presentation" className={css.message}>
                {message}
              </div>
            )}
            {Array.from({ length: waiting }, (_, at) => (
              <div key={at} aria-hidden className={css.option}>
                <Shimmer width="60%" />
              </div>
            ))}
            {some.map((option) => {
              index += 1;
              return (
                <OptionRow
                  key={option.key}
                  id={elementId(index)}
                  option={option}
                  selected={index === chosen}
                  onClose={onClose}
                />
              );
            })}
          </div>
        ))}
        {all.length === 0 && !searching && (
          <p className={css.message}>{t('No results for “{text}”.', { text: text.trim() })}</p>
        )}
      </div>
      <p className={css.announcement}>{items.announcement}</p>
      <div aria-hidden className={css.keys}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('Choose')}
        </span>
        {all[chosen] && (
          <span>
            <Kbd>{t('keyboard|Enter')}</Kbd> {all[chosen].does}
          </span>
        )}
        <span>
          <Kbd>{t('keyboard|Esc')}</Kbd> {t('Close')}
        </span>
      </div>
      <LiveRegion
        text={
          items.announcement || (searching ? '' : t('{n, plural, one {# result} other {# results}}', { n: results }))
        }
      />
    </Dialog>
  );
}

/** What opens the basket on this page; none where the page is the basket itself. */
const basketButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#basket > aside > button')].find((button) => button.checkVisibility());

interface OptionRowProps {
  readonly id: string;
  readonly option: PaletteOption;
  readonly selected: boolean;
  readonly onClose: () => void;
}

function OptionRow({ id, option: { icon, content, act }, selected, onClose }: OptionRowProps) {
  const shared = { id, role: 'option', 'aria-selected': selected, tabIndex: -1, className: css.option };
  const inside = (
    <>
      <Icon of={icon} className={css.icon} />
      {content}
    </>
  );
  if ('href' in act) {
    const leave = (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
    };
    return (
      <Link {...shared} href={act.href} onClick={leave}>
        {inside}
      </Link>
    );
  }
  const run = () => {
    if (!act.stays) onClose();
    act.run();
  };
  return (
    <button {...shared} type="button" onClick={run}>
      {inside}
    </button>
  );
}
