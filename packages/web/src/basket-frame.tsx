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
import type { WidgetStage } from './features/basket/basket-widget.tsx';
import { createBrowserContainer } from './composition/container.ts';
import { createServices } from './composition/create-services.ts';
import { readConfig } from './composition/read-config.ts';
import { browserStorage } from './composition/browser-storage.ts';
import { StorefrontsProvider } from './shared/storefront/storefronts.ts';
import { I18nProvider } from './i18n/i18n-context.tsx';
import { loadTranslator } from './i18n/load-translator.ts';
import { hasPortalStore } from './portal-store.ts';
import { ServicesProvider } from './services.ts';
import { LinkProvider } from './ui/link.tsx';
import type { LinkProps } from './ui/link.tsx';

/*
 * The basket widget in its frame on a page of a storefront (specification §basket-widget, ADR 159). Whoever is signed in to the portal, and may
 * order, sees their basket there; the page around it is told of its size alone.
 */
const config = readConfig(document.getElementById(configElementId)?.textContent);
const query = new URLSearchParams(location.search);
const storefront = storefronts.find(({ locale }) => locale === query.get('lang')) ?? firstStorefront;
document.documentElement.lang = storefront.locale;
const place = document.getElementById('basket');
const stage = place && frameStage(place, query.get('shop') ?? '');
// What is drawn goes into the page's element by itself.
const root = createRoot(document.createElement('div'));

const pair = storefront.pair ? `/${storefront.pair.region}/${storefront.pair.language}` : '';
const PortalLink = ({ href, children, ...rest }: LinkProps) => (
  <a href={config.basePath + pair + href} {...rest}>
    {children}
  </a>
);

/** With what all that is drawn here needs. */
const drawn = async (content: ReactNode): Promise<ReactNode> => (
  <I18nProvider translator={await loadTranslator(storefront.locale, 'basket')}>
    <LinkProvider value={PortalLink}>{content}</LinkProvider>
  </I18nProvider>
);

/** The widget of whoever is signed in, now and whenever that changes. */
const showWidget = (on: Element, around: WidgetStage): void => {
  const services = createServices(createBrowserContainer(config, browserStorage()));
  const widget = async (): Promise<ReactNode> => {
    const [{ BasketWidget }, ordering] = await Promise.all([
      import('./features/basket/basket-widget.tsx'),
      services.ordering(),
    ]);
    return drawn(
      <ServicesProvider value={services}>
        <StorefrontsProvider value={{ current: storefront, Link: () => null }}>
          <BasketWidget place={on} look="floating" ordering={ordering} stage={around} />
        </StorefrontsProvider>
      </ServicesProvider>,
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
};

/** The way to the basket. What a frame finds of a session where it has not the portal's store is let be: to renew it would end it. */
const showLink = async (on: Element): Promise<void> => {
  const { BasketLink } = await import('./features/basket/basket-link.tsx');
  root.render(<StrictMode>{await drawn(<BasketLink place={on} />)}</StrictMode>);
};

if (place && stage) {
  if (hasPortalStore()) showWidget(place, stage);
  else void showLink(place).catch(() => undefined);
}
