/** Where a sign-in of staff starts (specification §staff-sign-in). */
export const loginPath = '/oauth/portal-login';
/** Where their provider sends them back to. */
export const callbackPath = '/oauth/callback';
