/** What an index may be called. */
export const UID = /^[A-Za-z0-9_-]{1,512}$/;

/** What is said of a name that no index may have. */
export const notAUid = (uid: string): string =>
  `\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.`;
