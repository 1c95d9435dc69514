import type { Database } from '../../database/open.ts';
import type { IdentityStore } from '../application/supplier-identity.ts';
import { changeSetting, readSetting } from './portal-settings.ts';

export const createIdentityStore = (database: Database): IdentityStore => ({
  read: () => readSetting(database, 'supplier'),
  change: (decide) => changeSetting(database, 'supplier', decide),
});
