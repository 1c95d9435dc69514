import { userKind } from '@connect/core/domain/access/user';
import type { User } from '@connect/core/domain/access/user';
import type { ReactElement } from 'react';

import { StaffProvider } from '../../staff-services.ts';
import type { StaffServices } from '../../staff-services.ts';
import { BrandDashboard } from './brand-dashboard.tsx';
import { ManagerDashboard } from './manager-dashboard.tsx';

/** What staff see at /connect (spec §2, "Dashboard by user"). */
export const staffDashboard = (user: User, staff: StaffServices): ReactElement => (
  <StaffProvider value={staff}>
    {userKind(user) === 'account-manager' ? <ManagerDashboard /> : <BrandDashboard />}
  </StaffProvider>
);
