import type { PortalHealth as CoreHealth } from '@connect/core/domain/administration/portal-health';
import * as v from 'valibot';
import { call } from './call.ts';
import type { SchemaOf } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const PortalHealth: SchemaOf<CoreHealth> = v.object({
  version: v.string(),
  database: v.string(),
  search: v.object({ isThere: v.boolean(), waiting: Count, lagSeconds: v.number() }),
  mails: v.object({ areSent: v.boolean(), waiting: Count, failing: Count }),
  webhooks: v.object({ endpoints: Count, failing: Count, waiting: Count, dead: Count }),
  imports: v.object({ running: Count, waiting: Count }),
  keysEndingSoon: v.array(v.string()),
  lastBackupAt: v.nullable(v.string()),
});

export const portalHealth = call({
  method: 'GET',
  path: '/api/v3/admin/health',
  summary: 'How the portal is: database, search, mails, webhooks, imports, keys and the last backup',
  access: 'administrator',
  answer: PortalHealth,
});
