const key = (email: string): string => email.trim().toLowerCase();

/** Whether a link that was mailed to an address is for somebody else than the user (specification §links-for-somebody-else). A page that names no address is nobody's. */
export const isForAnother = (linkFor: string | undefined, user: { readonly email: string }): boolean =>
  linkFor !== undefined && linkFor.trim() !== '' && key(linkFor) !== key(user.email);
