import { brandProperties } from '@connect/core/domain/administration/brand-properties';
import { ownName } from '@connect/contract/own-name';
import { logoFile, logoFolder, type Brand } from '../brand.ts';
import { escapeHtml } from '../escape-html.ts';

/** The portal's own colours and logo as styles of the page itself, so that its first paint has them; empty where it has none of its own. */
export const brandStyle = ({ colours, logo }: Pick<Brand, 'colours' | 'logo'>): string => {
  const properties = brandProperties(colours, logo && { ...logo, address: logoFolder + logoFile(logo) });
  const all = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return all.length === 0 ? '' : `:root{${all.join(';')}}`;
};

/** A page with the portal's own name, logo and colours in it, wherever it has them before any of its code has come. */
export const brandedPage = (html: string, brand: Brand): string => {
  const style = brandStyle(brand);
  const name = escapeHtml(brand.name ?? ownName);
  const icon =
    brand.logo && `<link rel="icon" href="${logoFolder}${logoFile(brand.logo)}" type="${brand.logo.type}" />`;
  return html
    .replace(/<(title|b)>Connect</g, (_, element: string) => `<${element}>${name}<`)
    .replace(/<link rel="icon"[^>]*>/, (link) => icon ?? link)
    .replace('</head>', () => (style === '' ? '</head>' : `<style>${style}</style></head>`));
};
