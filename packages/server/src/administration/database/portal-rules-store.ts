import type { Database } from '../../database/open.ts';
import type { PortalRulesStore } from '../application/rules-book.ts';
import { changeSetting, readSetting } from './portal-settings.ts';

export const createPortalRulesStore = (database: Database): PortalRulesStore => ({
  read: async () => (await readSetting(database, 'rules'))?.own ?? null,
  change: (decide) => changeSetting(database, 'rules', (before) => decide(before?.own ?? null)),
});
