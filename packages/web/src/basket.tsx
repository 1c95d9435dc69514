import './theme/global.css.ts';
import './theme/contrast-modes.css.ts';

import geistExtended from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { configElementId } from '@connect/contract/config-element';
import { mayOrder } from '@connect/core/domain/access/session';
import { firstStorefront, storefronts } from '@connect/core/domain/access/storefront';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { createBrowserContainer } from './composition/container.ts';
import { createServices } from './composition/create-services.ts';
import { readConfig } from './composition/read-config.ts';
import { browserStorage } from './composition/storage-module.ts';
import { StorefrontsProvider } from './shared/storefront/storefronts.ts';
import { fontName } from './theme/metrics.ts';
import { I18nProvider } from './i18n/i18n-context.tsx';
import { loadTranslator } from './i18n/translator.ts';
import { ServicesProvider } from './services.ts';
import { LinkProvider } from './ui/link.tsx';
import type { LinkProps } from './ui/link.tsx';

/*
 * The basket widget for a page of a storefront (specification §basket-widget), which has an element with the id `basket`, the portal's configuration element,
 * and this script. Whoever is signed in to the portal of the same origin, and may order, sees their basket there.
 */
const config = readConfig(document.getElementById(configElementId)?.textContent);
const services = createServices(createBrowserContainer(config, browserStorage()));
const storefront = storefronts.find(({ locale }) => locale === document.documentElement.lang) ?? firstStorefront;
// What is drawn goes into the page's element by itself.
const root = createRoot(document.createElement('div'));

const pair = storefront.pair ? `/${storefront.pair.region}/${storefront.pair.language}` : '';
const PortalLink = ({ href, children, ...rest }: LinkProps) => (
  <a href={config.basePath + pair + href} {...rest}>
    {children}
  </a>
);

/** A root of its own in the page's element, with its styles and none of the page's (ADR 85). Rejects when they cannot be fetched. */
const makeRoot = async (place: HTMLElement): Promise<ShadowRoot> => {
  const own = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const styles = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    styles.addEventListener('load', resolve);
    styles.addEventListener('error', reject);
  });
  Object.assign(styles, { rel: 'stylesheet', href: `${import.meta.env.BASE_URL}basket.css` });
  own.append(styles);
  // A font is the whole page's, whatever root names it.
  const faces = [
    [geist, 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212'],
    [geistExtended, 'U+0100-02BA, U+1E00-1E9F'],
  ] as const;
  for (const [file, unicodeRange] of faces)
    document.fonts.add(new FontFace(fontName, `url(${file})`, { weight: '100 900', unicodeRange }));
  await loaded;
  return own;
};
let ownRoot: Promise<ShadowRoot> | undefined;
const askAgain = (failure: unknown): never => {
  ownRoot = undefined;
  throw failure;
};

const widget = async (place: HTMLElement): Promise<ReactNode> => {
  const [{ BasketWidget }, own, ordering, translator] = await Promise.all([
    import('./features/basket/basket-widget.tsx'),
    (ownRoot ??= makeRoot(place).catch(askAgain)),
    services.ordering(),
    loadTranslator(storefront.locale, 'later basket'),
  ]);
  return (
    <ServicesProvider value={services}>
      <I18nProvider translator={translator}>
        <LinkProvider value={PortalLink}>
          <StorefrontsProvider value={{ current: storefront, Link: () => null }}>
            <BasketWidget place={own} look="floating" ordering={ordering} />
          </StorefrontsProvider>
        </LinkProvider>
      </I18nProvider>
    </ServicesProvider>
  );
};

const show = async (): Promise<void> => {
  const place = document.getElementById('basket');
  const session = await services.session.ensure();
  const shown = place && mayOrder(session) ? await widget(place) : null;
  root.render(<StrictMode key={session?.user.email}>{shown}</StrictMode>);
};
// A storefront's page is whole without it.
const tryToShow = (): void => void show().catch(() => undefined);

services.session.onChange(tryToShow);
tryToShow();
