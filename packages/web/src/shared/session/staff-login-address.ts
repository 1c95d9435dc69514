/** Something that no other page can know. */
export const newStaffLoginState = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Where staff are sent to their provider from (specification §staff-sign-in), to come back to `page`, a path of this site. */
export const staffLoginAddress = (staffLoginUrl: string, page: string, state: string): string =>
  `${staffLoginUrl}?${new URLSearchParams({ redirect_uri: location.origin + page, state }).toString()}`;
