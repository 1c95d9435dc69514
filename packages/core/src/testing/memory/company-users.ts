import type { Activity, ActivityKind, CompanyUser, Invitation } from '../../domain/access/company-user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { CompanyUsers } from '../../ports/company-users.ts';
import type { Refusal } from '../../ports/failure.ts';
import { aRefusal } from './session.ts';

const notFound = aRefusal('not-found', 'not_found', 'There is no such user.');
const now = '2026-11-20T12:00:00.000Z';
const pageSize = 50;

/** The users of one company, one of them `isYou`. Of the rules it knows one: nobody deactivates themselves. */
export const createMemoryCompanyUsers = (held: readonly CompanyUser[]): CompanyUsers => {
  const users = new Map(held.map((user) => [user.id, user]));
  const invitations = new Map<string, Invitation>();
  const log: Activity[] = [];
  const you = (): string => held.find(({ isYou }) => isYou)?.firstName ?? '';
  const record = (kind: ActivityKind, subject: string): void => {
    log.unshift({ at: now, kind, actor: you(), subject, added: [], removed: [], spendLimit: null });
  };
  const change = (id: string, kind: ActivityKind, to: Partial<CompanyUser>): Result<CompanyUser, Refusal> => {
    const user = users.get(id);
    if (!user) return refused(notFound);
    const changed = { ...user, ...to };
    users.set(id, changed);
    record(kind, user.email);
    return ok(changed);
  };
  return {
    list: async (query) => {
      const sought = query.toLowerCase();
      const found = [...users.values()].filter(({ email, firstName, lastName }) =>
        `${firstName} ${lastName} ${email}`.toLowerCase().includes(sought),
      );
      return ok(found.toSorted((a, b) => a.firstName.localeCompare(b.firstName)));
    },
    find: async (id) => {
      const user = users.get(id);
      return user ? ok(user) : refused(notFound);
    },
    edit: async (id, to) => change(id, 'renamed', to),
    deactivate: async (id) =>
      users.get(id)?.isYou
        ? refused(aRefusal('rejected', 'deactivates_yourself', 'Nobody can deactivate themselves.'))
        : change(id, 'deactivated', { active: false }),
    resetSecondFactor: async (id) =>
      users.get(id)?.isYou
        ? refused(aRefusal('rejected', 'resets_yourself', 'One’s own goes with a code.'))
        : change(id, 'second-factor-reset', { secondFactor: false }),
    reactivate: async (id) => change(id, 'reactivated', { active: true }),
    invitations: async () => ok([...invitations.values()].toReversed()),
    invite: async ({ email, permissions, spendLimit }) => {
      const id = `invitation-${log.length}`;
      const invitation: Invitation = {
        id,
        email,
        permissions,
        spendLimit,
        invitedBy: you(),
        sentAt: now,
        expiresAt: '2026-11-27T12:00:00.000Z',
        expired: false,
      };
      invitations.set(id, invitation);
      record('invited', email);
      return ok(invitation);
    },
    resend: async (id) => {
      const invitation = invitations.get(id);
      if (!invitation) return refused(notFound);
      record('invitation-resent', invitation.email);
      return ok(invitation);
    },
    revoke: async (id) => {
      const invitation = invitations.get(id);
      if (!invitation) return refused(notFound);
      invitations.delete(id);
      record('invitation-revoked', invitation.email);
      return ok(null);
    },
    activity: async ({ subject, before }) => {
      const entries = log.filter((entry) => subject === null || entry.subject === subject);
      const from = Number(before ?? 0);
      const next = from + pageSize < entries.length ? String(from + pageSize) : null;
      return ok({ entries: entries.slice(from, from + pageSize), next });
    },
  };
};
