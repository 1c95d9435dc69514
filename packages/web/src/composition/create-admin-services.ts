import {
  createHttpBrandingFile,
  createHttpContentEditing,
  createHttpCustomerAccess,
  createHttpImportLog,
  createHttpIntegrationKeys,
  createHttpMailTemplates,
  createHttpPortalTexts,
  createHttpSignInLog,
  createHttpPortalWatch,
  createHttpStaffDirectory,
  createHttpWebhookEndpoints,
  createHttpSupplierFile,
} from '@connect/adapters-http/http-administration';
import { createHttpManagedCustomers } from '@connect/adapters-http/http-managed-customers';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { AdminServices } from '../admin-services.ts';

/** What the screens of administrators do, over the portal API: a part of the program of its own. */
export const createAdminServices = (client: PortalClient, files: FileSaver): AdminServices => {
  const watch = createHttpPortalWatch(client);
  return {
    loadHealth: watch.health,
    log: { read: watch.log, change: watch.setLog },
    rules: { read: watch.rules, change: watch.setRules },
    staff: createHttpStaffDirectory(client),
    findCustomers: createHttpManagedCustomers(client).list,
    customers: createHttpCustomerAccess(client),
    keys: createHttpIntegrationKeys(client),
    webhooks: createHttpWebhookEndpoints(client),
    supplier: createHttpSupplierFile(client),
    branding: createHttpBrandingFile(client),
    imports: createHttpImportLog(client),
    content: createHttpContentEditing(client),
    mails: createHttpMailTemplates(client),
    signIns: createHttpSignInLog(client),
    texts: createHttpPortalTexts(client),
    saveFile: files.saveFile,
  };
};
