import { helpArticles } from '@connect/contract/help';
import type { HelpArticles } from '@connect/core/ports/help-articles';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The supplier's own help articles over HTTP. */
export const createHttpHelpArticles = (portal: PortalClient): HelpArticles => ({
  all: async (region) => answered(await portal.json(helpArticles, { query: { region } }), ({ data }) => data),
});
