// What only the pages of a single document ask, in a chunk that is fetched beside theirs.
export { createHttpDocuments } from '@connect/adapters-http/http-documents';
export { createHttpParcelTracking } from '@connect/adapters-http/http-parcel-tracking';
