import { userKind } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { loadTranslator } from '../../../i18n/load-translator.ts';
import { NotFoundPage } from '../../../shared/page/message-pages.tsx';
import type { LayoutContext } from '../../-parts/contexts.ts';
import { fetchAhead } from '../../-parts/fetch-ahead.ts';
import { loadFrame } from '../../-parts/frames.ts';
import { enter } from '../../-parts/guard.ts';
import { PageCrash } from '../../-parts/page-crash.tsx';
import { prepareOpening } from '../../-parts/opening.ts';
import { WaitingForPage } from '../../-parts/pair-layout.tsx';
import { parsePair, storefrontIn, withoutPair } from '../../-parts/pair.ts';

/** What every page's frame needs, which `PairLayout` draws: the storefront pair, who may enter, the language, and the shell. */
export const Route = createFileRoute('/{-$region}/{-$language}')({
  params: { parse: parsePair },
  beforeLoad: async ({
    context: { services },
    location: { pathname, publicHref },
    matches,
    params,
    preload,
  }): Promise<LayoutContext> => {
    // An address without a page of its own is shown as not found, to whoever asks.
    const { routeId = '', staticData } = matches.at(-1) ?? {};
    const page = withoutPair(routeId);
    const { rule = { authentication: false }, sidebar: named } = staticData ?? {};
    const isBare = named === 'none';
    // Not for a visitor, whom the guard sends to login.
    if (isBare || services.session.peek()) fetchAhead(pathname, !isBare);
    if (named) void loadFrame(named);
    const storefront = storefrontIn(params);
    const texts = loadTranslator(storefront.locale, page);
    if (!preload) {
      // At once: calls made while the page still loads name their language, too.
      document.documentElement.lang = storefront.locale;
      prepareOpening(`${storefront.locale} ${page}`, async () =>
        (await import('../../-parts/know-opening.ts')).knowOpening(services, named, storefront, texts),
      );
    }
    const [session, translator] = await Promise.all([
      enter({ rule, services, pair: params, publicHref, preload }),
      texts,
    ]);
    const isStaff = session && userKind(session.user) !== 'customer';
    const sidebar = named ?? (session ? 'inner' : 'none');
    const [Frame] = await Promise.all([
      loadFrame(sidebar),
      isStaff && loadTranslator(storefront.locale, page, ' staff'),
    ]);
    return { session, storefront, translator, sidebar, Frame };
  },
  notFoundComponent: NotFoundPage,
  // Soon after the portal is opened: the shell of index.html stands until then.
  pendingComponent: WaitingForPage,
  pendingMs: 500,
  // Nobody tells who is there, or the page's code could not be fetched.
  errorComponent: PageCrash,
  // Every page needs it: no chunk of its own.
  codeSplitGroupings: [],
});
