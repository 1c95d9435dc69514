import type {
  BrandingFile,
  ContentEditing,
  CustomerAccess,
  ImportLog,
  IntegrationKeys,
  MailTemplates,
  PortalTexts,
  PortalWatch,
  SignInLog,
  StaffDirectory,
  SupplierFile,
  WebhookEndpoints,
} from '@connect/core/ports/administration';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { ManagedCustomers } from '@connect/core/ports/managed-customers';
import { createContext, useContext } from 'react';

/** What only the screens of administrators can do. */
export interface AdminServices {
  readonly loadHealth: PortalWatch['health'];
  readonly log: { readonly read: PortalWatch['log']; readonly change: PortalWatch['setLog'] };
  readonly rules: { readonly read: PortalWatch['rules']; readonly change: PortalWatch['setRules'] };
  readonly staff: StaffDirectory;
  readonly findCustomers: ManagedCustomers['list'];
  readonly customers: CustomerAccess;
  readonly keys: IntegrationKeys;
  readonly webhooks: WebhookEndpoints;
  readonly supplier: SupplierFile;
  readonly branding: BrandingFile;
  readonly imports: ImportLog;
  readonly content: ContentEditing;
  readonly mails: MailTemplates;
  readonly signIns: SignInLog;
  readonly texts: PortalTexts;
  readonly saveFile: FileSaver['saveFile'];
}

const AdminContext = createContext<AdminServices | null>(null);
export const AdminProvider = AdminContext.Provider;

/** The services of an administrator's screen, which its route loaded. Throws outside `AdminProvider`, which is a bug. */
export const useAdmin = (): AdminServices => {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('No services of administrators: the screen stands outside AdminProvider');
  return admin;
};
