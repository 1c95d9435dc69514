import type { ReactElement } from 'react';

import { StaffProvider } from '../../../staff-services.ts';
import type { StaffServices } from '../../../staff-services.ts';
import { ManagerDashboard } from './manager-dashboard.tsx';

/** What account managers see at /connect (specification §dashboard-by-user). */
export const managerDashboard = (staff: StaffServices): ReactElement => (
  <StaffProvider value={staff}>
    <ManagerDashboard />
  </StaffProvider>
);
