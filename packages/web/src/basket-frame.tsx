import './theme/fonts.css';
import './theme/global.css.ts';
import './theme/contrast-modes.css.ts';
import './theme/basket-frame.css.ts';

import { configElementId } from '@connect/contract/config-element';
import { mayOrder } from '@connect/core/domain/access/session';
import { firstStorefront, storefronts } from '@connect/core/domain/access/storefront';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { frameStage } from './basket-frame-stage.ts';
import { createBrowserContainer } from './composition/container.ts';
import { createServices } from './composition/create-services.ts';
import { readConfig } from './composition/read-config.ts';
import { browserStorage } from './composition/storage-module.ts';
import { StorefrontsProvider } from './shared/storefront/storefronts.ts';
import { I18nProvider } from './i18n/i18n-context.tsx';
import { loadTranslator } from './i18n/translator.ts';
import { ServicesProvider } from './services.ts';
import { LinkProvider } from './ui/link.tsx';
import type { LinkProps } from './ui/link.tsx';

/*
 * The basket widget in its frame on a page of a storefront (specification §basket-widget, ADR 159). Whoever is signed in to the portal, and may
 * order, sees their basket there; the page around it is told of its size alone.
 */
const config = readConfig(document.getElementById(configElementId)?.textContent);
const services = createServices(createBrowserContainer(config, browserStorage()));
const query = new URLSearchParams(location.search);
const storefront = storefronts.find(({ locale }) => locale === query.get('lang')) ?? firstStorefront;
document.documentElement.lang = storefront.locale;
const place = document.getElementById('basket');
const stage = place && frameStage(place, query.get('shop') ?? '');
// What is drawn goes into the page's element by itself.
const root = createRoot(document.createElement('div'));

const pair = storefront.pair ? `/${storefront.pair.region}/${storefront.pair.language}` : '';
const PortalLink = ({ href, children, ...rest }: LinkProps) => (
  <a href={config.basePath + pair + href} target="_top" {...rest}>
    {children}
  </a>
);

const widget = async (): Promise<ReactNode> => {
  const [{ BasketWidget }, ordering, translator] = await Promise.all([
    import('./features/basket/basket-widget.tsx'),
    services.ordering(),
    loadTranslator(storefront.locale, 'basket'),
  ]);
  if (!place || !stage) return null;
  return (
    <ServicesProvider value={services}>
      <I18nProvider translator={translator}>
        <LinkProvider value={PortalLink}>
          <StorefrontsProvider value={{ current: storefront, Link: () => null }}>
            <BasketWidget place={place} look="floating" ordering={ordering} stage={stage} />
          </StorefrontsProvider>
        </LinkProvider>
      </I18nProvider>
    </ServicesProvider>
  );
};

const show = async (): Promise<void> => {
  const session = await services.session.ensure();
  const shown = mayOrder(session) ? await widget() : null;
  root.render(<StrictMode key={session?.user.email}>{shown}</StrictMode>);
};
// A storefront's page is whole without it.
const tryToShow = (): void => void show().catch(() => undefined);

services.session.onChange(tryToShow);
tryToShow();
