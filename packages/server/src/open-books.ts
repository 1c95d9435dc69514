import { unbranded } from '@connect/core/domain/administration/branding';
import type { Logger } from 'pino';
import { createBrandingBook } from './administration/application/branding.ts';
import { createLogBook } from './administration/application/log-book.ts';
import { createTextsBook } from './administration/application/portal-texts.ts';
import { createRulesBook } from './administration/application/rules-book.ts';
import { createIdentityBook } from './administration/application/supplier-identity.ts';
import { createBrandingStore } from './administration/database/branding-store.ts';
import { createIdentityStore } from './administration/database/identity-store.ts';
import { createLogStore } from './administration/database/log-store.ts';
import { createPortalRulesStore } from './administration/database/portal-rules-store.ts';
import { createTextStore } from './administration/database/text-store.ts';
import { readBuiltTexts } from './built-texts.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/open.ts';
import { followLog } from './lifecycle/follow-log.ts';
import { followRules } from './lifecycle/follow-rules.ts';
import { usualRules } from './page-config.ts';
import { canDraw } from './pdf/can-draw.ts';
import { shownIdentity } from './supplier.ts';

interface Parts {
  readonly database: Database;
  readonly demo: boolean;
  /** Folder of the built web app, which has the texts. */
  readonly webFolder: string;
  readonly log: Logger;
  readonly now: () => Date;
}

/** What an administrator settles in the portal, over what its settings say; what other processes write is followed until `close`. */
export const openBooks = async (config: ServerConfig, { database, demo, webFolder, log, now }: Parts) => {
  const usualBranding = { ...unbranded, storefronts: config.storefronts };
  const branding = createBrandingBook(createBrandingStore(database), usualBranding, canDraw);
  const identity = createIdentityBook(createIdentityStore(database), shownIdentity(config, demo), branding.current);
  const texts = createTextsBook(createTextStore(database), () => readBuiltTexts(webFolder));
  const logBook = createLogBook(createLogStore(database), config.logLevel, now);
  const rules = createRulesBook(createPortalRulesStore(database), usualRules(config, demo));
  const logging = followLog(log, logBook.current);
  const stopFollowing = followRules(rules.take);
  const close = (): void => {
    stopFollowing();
    logging.close();
  };
  try {
    await Promise.all([rules.take(), logging.take()]);
  } catch (error) {
    close();
    throw error;
  }
  return { branding, identity, texts, rules, logBook, logging, close };
};
