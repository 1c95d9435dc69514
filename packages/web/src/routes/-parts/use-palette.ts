import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { later, useLater } from '../../i18n/later.ts';
import type { PaletteProps } from '../../features/palette/palette.tsx';

const part = later('palette', () => import('../../features/palette/palette.tsx'));

/**
 * The command palette: opened by Ctrl or ⌘ and K wherever the focus is, or by what calls `open`. Its code comes with the first press of
 * Ctrl or ⌘, so that it is there when K follows.
 */
export const usePalette = (
  enabled: boolean,
): { readonly Palette: ComponentType<PaletteProps> | null; readonly open: () => void; readonly close: () => void } => {
  const load = useLater(part);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  // One that could not be fetched is asked for again at the next press.
  const open = () =>
    void load().then(
      (loaded) => setPalette(() => loaded.Palette),
      () => undefined,
    );
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void load().catch(() => undefined);
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { Palette, open, close: () => setPalette(null) };
};
