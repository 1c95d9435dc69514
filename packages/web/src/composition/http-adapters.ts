// The portal API's adapters in one chunk of their own, so that the sign-in page paints without them.
export { createHttpAuthentication } from '@connect/adapters-http/http-authentication';
export { createHttpCustomerAccount } from '@connect/adapters-http/http-customer-account';
export { createPortalClient } from '@connect/adapters-http/portal-client';
export { lazyRenewal } from './lazy-renewal.ts';
export { createCredentialsKeeper } from '@connect/adapters-http/search-credentials';
