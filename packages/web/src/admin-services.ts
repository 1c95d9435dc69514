import type { IntegrationKeys, PortalWatch, StaffDirectory } from '@connect/core/ports/administration';
import { createContext, useContext } from 'react';

/** What only the screens of administrators can do. */
export interface AdminServices {
  readonly loadHealth: PortalWatch['health'];
  readonly staff: StaffDirectory;
  readonly keys: IntegrationKeys;
}

const AdminContext = createContext<AdminServices | null>(null);
export const AdminProvider = AdminContext.Provider;

/** The services of an administrator's screen, which its route loaded. Throws outside `AdminProvider`, which is a bug. */
export const useAdmin = (): AdminServices => {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('No services of administrators: the screen stands outside AdminProvider');
  return admin;
};
