/** Origin that a browser asks at. */
export type OriginOf = (request: Request) => string;

export const requestedOrigin: OriginOf = ({ url }) => new URL(url).origin;

/**
 * It is what the request says, or the proxy in front where that is believed. Asked for by the host of `PUBLIC_URL`, it is that: the
 * proxy may take `https` away without a word.
 */
export const makeOriginOf =
  ({ publicUrl, proxies }: { publicUrl: string | null; proxies: number }): OriginOf =>
  (request) => {
    const url = new URL(request.url);
    if (publicUrl !== null && new URL(publicUrl).host === url.host) return publicUrl;
    if (proxies > 0 && request.headers.get('X-Forwarded-Proto') === 'https') url.protocol = 'https:';
    return url.origin;
  };
