import { createHash } from 'node:crypto';
import type { Identity } from '../../identity.ts';

type Rights = Pick<Identity, 'roles' | 'permissions' | 'customerNo' | 'isSuperUser'>;

const markOf = ({ roles, permissions, customerNo, isSuperUser }: Rights): string =>
  createHash('sha256')
    .update(JSON.stringify([roles.toSorted(), permissions.toSorted(), customerNo, isSuperUser]))
    .digest('base64url')
    .slice(0, 22);

/** What a search token ends with: a session in which its user may what they might when it was given out. */
export const searchSession = (sessionId: string, user: Rights): string => `${sessionId}.${markOf(user)}`;

/** Whether it goes on. `find` answers who the user of a session is now; null for one that has ended. */
export const searchSessionLasts = async (
  named: string,
  find: (sessionId: string) => Promise<Rights | null>,
): Promise<boolean> => {
  const [sessionId = '', mark] = named.split('.');
  const user = await find(sessionId);
  return user !== null && (mark === undefined || mark === markOf(user));
};
