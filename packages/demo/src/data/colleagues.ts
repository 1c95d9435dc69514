import { randomBytes, randomUUID } from 'node:crypto';
import type { ActivityKind } from '@connect/core/domain/access/company-user';
import { userPresets } from '@connect/core/domain/access/user-presets';
import type { Person, PersonOf } from './people.ts';

const customerNo = 'C10482';
const [aoife, tomasz] = ['aoife@northgate.example', 'tomasz@northgate.example'];
const [pending, expired] = ['jo@northgate.example', 'stores@northgate.example'];
const { accounts, buyer, viewer } = userPresets;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const joined = (user: { readonly id: string; readonly first_name: string; readonly last_name: string }): Person => ({
  id: user.id,
  name: `${user.first_name} ${user.last_name}`,
});

/**
 * Colleagues of the demo's Northgate accounts, so that a fresh start shows every state of Manage Users: an Accounts user, a
 * Buyer who was deactivated, an invitation that waits, one that expired, and the log of how it came to that. They were all invited in the
 * portal, so no supplier sends them.
 */
export const makeColleagues = (
  personOf: PersonOf,
  { now, passwordHash, invitationLife }: { now: Date; passwordHash: string; invitationLife: number },
) => {
  const ago = (time: number): Date => new Date(now.getTime() - time);
  const priya = personOf('priya@northgate.example');
  const customer = { roles: ['customer'], is_super_user: false, customer_no: customerNo, password_hash: passwordHash };
  const users = {
    aoife: {
      ...customer,
      id: randomUUID(),
      email: aoife,
      first_name: 'Aoife',
      last_name: 'Ní Bhriain',
      permissions: [...accounts],
      spend_limit: null,
      active: true,
      last_signed_in_at: ago(2 * day + 3 * hour),
    },
    tomasz: {
      ...customer,
      id: randomUUID(),
      email: tomasz,
      first_name: 'Tomasz',
      last_name: 'Łukasik',
      permissions: [...buyer],
      spend_limit: 100_000,
      active: false,
      last_signed_in_at: ago(34 * day),
    },
  };
  const invitation = (email: string, permissions: readonly string[], spendLimit: number | null, sent: Date) => ({
    id: randomUUID(),
    customer_no: customerNo,
    email,
    permissions: [...permissions],
    spend_limit: spendLimit,
    invited_by: priya.id,
    nonce: randomBytes(16).toString('base64url'),
    sent_at: sent,
    expires_at: new Date(sent.getTime() + invitationLife),
    used_at: null,
    revoked_at: null,
  });
  const invitations = [
    invitation(pending, buyer, 150_000, ago(day + 5 * hour)),
    invitation(expired, viewer, null, ago(16 * day)),
  ];

  const entry = (
    at: Date,
    kind: ActivityKind,
    subject: string,
    rest: { added?: readonly string[]; removed?: readonly string[]; spend_limit?: number; by?: Person } = {},
  ) => {
    const { added = [], removed = [], spend_limit: limit = null, by = priya } = rest;
    return {
      customer_no: customerNo,
      at,
      kind,
      actor_id: by.id,
      actor: by.name,
      subject,
      added: [...added],
      removed: [...removed],
      spend_limit: limit,
    };
  };
  const activity = [
    entry(ago(61 * day), 'invited', tomasz, { added: viewer }),
    entry(ago(60 * day), 'joined', tomasz, { by: joined(users.tomasz) }),
    entry(ago(52 * day), 'permissions-changed', tomasz, { added: buyer.slice(viewer.length) }),
    entry(ago(52 * day), 'spend-limit-changed', tomasz, { spend_limit: 100_000 }),
    entry(ago(45 * day), 'invited', aoife, { added: accounts }),
    entry(ago(44 * day), 'joined', aoife, { by: joined(users.aoife) }),
    entry(ago(30 * day), 'deactivated', tomasz),
    entry(ago(16 * day), 'invited', expired, { added: viewer }),
    entry(ago(day + 5 * hour), 'invited', pending, { added: buyer, spend_limit: 150_000 }),
  ];
  return { users: [users.aoife, users.tomasz], invitations, activity };
};
