const portalPath = /^(\/[a-z]{2,3}\/[a-z]{2})?\/connect(\/|$)/;
/** What a browser drops or turns round in an address: control characters, spaces, backslashes. */
const treacherous = /[\\\s\p{Cc}]/u;
/** A step out of the portal, `.` written as `%2e` included; or a second slash, which could begin a host. */
const wayOut = /\/(\.|%2e){1,2}(\/|$)|\/\//i;

/**
 * Where to go after signing in: a path of this site's portal, else null. Another site, however it is written, never is,
 * nor is the login page itself (decisions §refused-sessions).
 */
export const safeReturnPath = (path: string | null | undefined, basePath: string): string | null => {
  if (!path?.startsWith(`${basePath}/`) || treacherous.test(path)) return null;
  const [inside = ''] = path.slice(basePath.length).split(/[?#]/);
  const isSafe = portalPath.test(inside) && !wayOut.test(inside) && !/\/connect\/login\/?$/.test(inside);
  return isSafe ? path : null;
};

/** A route's path under the site's base path, which is put before it if it is missing (specification §base-path). */
export const withBasePath = (path: string, basePath: string): string =>
  path === basePath || path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`;
