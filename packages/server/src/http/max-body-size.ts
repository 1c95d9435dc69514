/** Bytes of the largest body of a call that is no file. */
export const maxBodySize = 64 * 1024;
