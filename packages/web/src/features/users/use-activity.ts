import type { Activity } from '@connect/core/domain/access/company-user';

import { useAccount } from '../../account-services.ts';
import { useLog } from '../../shared/query/use-log.ts';
import type { Log } from '../../shared/query/use-log.ts';

export type ActivityLog = Log<Activity>;

/** The changes of the company's users, the last first; of one email only where `subject` is given. */
export const useActivity = (subject: string | null): ActivityLog => {
  const { listUserActivity } = useAccount();
  return useLog((before) => listUserActivity({ subject, before }), subject ?? '');
};
