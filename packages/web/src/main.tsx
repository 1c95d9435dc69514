import './theme/fonts.css';
import './theme/global.css.ts';
import './theme/contrast-modes.css.ts';
import './features/shell/static-shell.css.ts';
import './ui/print.css.ts';

import { configElementId } from '@connect/contract/config-element';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createBrowserContainer } from './composition/container.ts';
import { createServices } from './composition/create-services.ts';
import { readConfig } from './composition/read-config.ts';
import { browserStorage } from './composition/browser-storage.ts';
import { keepReportingStops, warmUp } from './composition/warm-up.ts';
import { createPortalRouter } from './router.tsx';
import { fetchNext } from './routes/-parts/fetch-next.ts';
import { followLinks } from './routes/-parts/follow-links.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('No #app');

const config = readConfig(document.getElementById(configElementId)?.textContent);
const container = createBrowserContainer(config, browserStorage());
const services = createServices(container);
warmUp(container, services, document);
keepReportingStops(services, window);
// Nobody can lose the focus who has not had it.
const focused = () => void import('./ui/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined);
document.addEventListener('focusin', focused, { once: true });

const router = createPortalRouter(services);
// The code of the first page comes while its guard still asks who is there. A chunk that fails is asked for again later.
for (const { routeId } of router.matchRoutes(router.latestLocation.pathname))
  void router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined);
fetchNext(router, services);
followLinks(router);

createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
