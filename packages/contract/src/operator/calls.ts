import * as v from 'valibot';
import { call, type Call } from '../call.ts';
import * as keys from './keys.ts';
import * as people from './people.ts';
import * as upkeep from './upkeep.ts';
import * as webhooks from './webhooks.ts';

/**
 * Apart from the others, as its answer is sent while it is made, line by line. Of an embedded database it is a `DatabaseCopy` instead, whose lines
 * the command makes by itself: so the server goes on meanwhile.
 */
export const backup = call({
  method: 'POST',
  path: '/api/operator/v1/backup',
  summary: 'Everything in the database as it is now',
  access: 'operator',
  answer: 'file',
});

/** A folder on this machine with a copy of the embedded database as it was at one moment; whoever asked for it removes it. */
export const DatabaseCopy = v.object({ folder: v.string() });

/**
 * What the command `connect` calls, of a running server or of one that it starts for itself. They are no part of the portal API: only
 * whoever can read the server's data folder may make them.
 */
export const operatorCalls = {
  createKey: keys.createKey,
  keys: keys.keys,
  revokeKey: keys.revokeKey,
  addStaff: people.addStaff,
  staff: people.staff,
  linkStaff: people.linkStaff,
  keepStaffOut: people.keepStaffOut,
  letStaffIn: people.letStaffIn,
  inviteUser: people.inviteUser,
  userData: people.userData,
  forgetUser: people.forgetUser,
  holdUser: people.holdUser,
  doctor: upkeep.doctor,
  reindex: upkeep.reindex,
  addWebhook: webhooks.addWebhook,
  webhooks: webhooks.webhooks,
  testWebhook: webhooks.testWebhook,
  rotateWebhook: webhooks.rotateWebhook,
  pauseWebhook: webhooks.pauseWebhook,
  resumeWebhook: webhooks.resumeWebhook,
  removeWebhook: webhooks.removeWebhook,
  webhookDeliveries: webhooks.webhookDeliveries,
  resendToWebhook: webhooks.resendToWebhook,
} satisfies Record<string, Call>;
