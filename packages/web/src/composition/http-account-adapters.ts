// What only the pages of the own account ask, in a second chunk: the first load of the other pages goes without it.
export { createHttpActiveSessions } from '@connect/adapters-http/http-active-sessions';
export { createHttpCompanyUsers } from '@connect/adapters-http/http-company-users';
export { createHttpContactService } from '@connect/adapters-http/http-contact-service';
export { createHttpHelpArticles } from '@connect/adapters-http/http-help-articles';
export { createHttpImpersonation } from '@connect/adapters-http/http-impersonation';
export { createHttpManagerProfile } from '@connect/adapters-http/http-manager-profile';
export { createHttpPasswords } from '@connect/adapters-http/http-passwords';
export { createHttpRegistration } from '@connect/adapters-http/http-registration';
export { createHttpSecondFactor } from '@connect/adapters-http/http-second-factor';
