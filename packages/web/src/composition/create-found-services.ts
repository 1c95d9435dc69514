import {
  makeListDocuments,
  makeRecentDocuments,
  makeSearchDocuments,
} from '@connect/core/use-cases/documents/list-documents';
import type { Ports } from './ports.ts';

/** Documents, for the list, the dashboard and the searches of the frame. */
export const createFoundServices = (ports: Ports) => ({
  listDocuments: makeListDocuments(ports),
  recentDocuments: makeRecentDocuments(ports),
  searchDocuments: makeSearchDocuments(ports),
});
