import { createGlobalTheme } from '@vanilla-extract/css';

import { dark, light } from './palettes.ts';
import type { Palette } from './palettes.ts';

/** What the server puts into the page where an administrator gave the portal colours of its own (specification §branding). */
const branded: readonly (keyof Palette)[] = ['brand', 'brandHover', 'brandSoft', 'link', 'focus', 'hivis'];
const themed = (scheme: 'light' | 'dark', palette: Palette): Palette => {
  const own = branded.map((name) => [name, `var(--portal-${scheme}-${name}, ${palette[name]})`]);
  return { ...palette, ...Object.fromEntries(own) };
};

/**
 * Every themed value of the portal. Components take colours from here and from nowhere else. A part of a page that names a
 * theme by `data-theme` has its values, whatever the page's own are.
 */
export const vars = createGlobalTheme(':root, [data-theme="light"]', {
  color: themed('light', light),
  shadow: '0 1px 2px rgb(16 25 26 / 0.05), 0 4px 12px rgb(16 25 26 / 0.04)',
  overlay: '0 8px 32px rgb(16 25 26 / 0.16)',
  scrim: 'rgb(11 18 18 / 0.45)',
});

createGlobalTheme(':root[data-scheme="dark"], [data-theme="dark"]', vars, {
  color: themed('dark', dark),
  shadow: 'none',
  overlay: '0 8px 32px rgb(0 0 0 / 0.5)',
  scrim: 'rgb(0 0 0 / 0.6)',
});
