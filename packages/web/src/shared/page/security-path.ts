/** The page of the second factor, apart from `paths`: guards, which every page begins with, lead there. */
export const securityPath = '/connect/mfa-settings';
