// What only the pages of the own account ask, in a second chunk: the first load of the other pages goes without it.
export { createHttpActiveSessions } from '@connect/adapters-http/http-active-sessions';
export { createHttpImpersonation } from '@connect/adapters-http/http-impersonation';
export { createHttpManagerProfile } from '@connect/adapters-http/http-manager-profile';
export { createHttpPasswords } from '@connect/adapters-http/http-passwords';
export { createHttpRegistration } from '@connect/adapters-http/http-registration';
