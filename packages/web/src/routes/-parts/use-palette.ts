import { useEffect, useState } from 'react';

import { later, useLater } from '../../i18n/later.ts';
import { isSingleKey } from '../../shared/search/single-keys.ts';

const part = later('palette', () => import('../../features/palette/palette.tsx'));

/** What the keys of every page open. */
type Parts = Awaited<ReturnType<typeof part.load>>;

/**
 * The command palette: opened by Ctrl or ⌘ and K wherever the focus is, or by what calls `open`. Its code comes with the first press of
 * Ctrl or ⌘, so that it is there when K follows. The list of shortcuts: by `?`, or from the palette.
 */
export const usePalette = (
  enabled: boolean,
): Partial<Parts> & Record<'open' | 'openShortcuts' | 'close', () => void> => {
  const load = useLater(part);
  const [opened, setOpened] = useState<Partial<Parts>>({});
  // One that could not be fetched is asked for again at the next press.
  const show = (name: keyof Parts) =>
    load().then(
      (loaded) => setOpened({ [name]: loaded[name] }),
      () => undefined,
    );
  const open = () => void show('Palette');
  const openShortcuts = () => void show('Shortcuts');
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void load().catch(() => undefined);
      if (isSingleKey(event, '?')) openShortcuts();
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { ...opened, open, openShortcuts, close: () => setOpened({}) };
};
