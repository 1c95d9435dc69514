/** Where a sign-in of staff starts (specification §staff-sign-in). */
export const loginPath = '/oauth/portal-login';
/** Where their provider sends them back to. */
export const callbackPath = '/oauth/callback';
/** Where the provider tells that somebody signed out there (OpenID Connect Back-Channel Logout). */
export const backChannelPath = '/oauth/backchannel-logout';
/** Where a browser goes on to sign out at the provider, too. */
export const logoutPath = '/oauth/portal-logout';
/** Where the provider sends it back to. */
export const signedOutPath = '/oauth/signed-out';
