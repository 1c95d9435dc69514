import type { Database } from '../../database/open.ts';
import type { LogStore } from '../application/log-book.ts';
import { changeSetting, readSetting } from './portal-settings.ts';

export const createLogStore = (database: Database): LogStore => ({
  read: async () => (await readSetting(database, 'log'))?.chosen ?? null,
  change: (decide) => changeSetting(database, 'log', (before) => decide(before?.chosen ?? null)),
});
