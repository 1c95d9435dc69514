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

const widget = async (place: HTMLElement): Promise<ReactNode> => {
  const [{ BasketWidget }, ordering, translator] = await Promise.all([
    import('./features/basket/basket-widget.tsx'),
    services.ordering(),
    loadTranslator(storefront.locale, 'later basket'),
  ]);
  return (
    <ServicesProvider value={services}>
      <I18nProvider translator={translator}>
        <LinkProvider value={PortalLink}>
          <StorefrontsProvider value={{ current: storefront, Link: () => null }}>
            <BasketWidget place={place} ordering={ordering} />
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

const styles = { rel: 'stylesheet', href: `${import.meta.env.BASE_URL}basket.css` };
document.head.append(Object.assign(document.createElement('link'), styles));
services.session.onChange(tryToShow);
tryToShow();
