/** Whether a host is this machine itself, as an address names it: what goes there is on no network. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether a PostgreSQL is asked by TLS, with its certificate looked at: the client does neither unless the address says so. */
const isSecureDatabase = (parameters: Readonly<Record<string, string>>): boolean =>
  /^(require|verify-ca|verify-full)$/.test(parameters['sslmode'] ?? '') && !('uselibpqcompat' in parameters);

/** The host that a setting's address reaches without TLS; null where it is by TLS, or does not leave this machine. */
const plainHost = (address: string): string | null => {
  const { protocol, hostname, searchParams } = new URL(address);
  const parameters = Object.fromEntries(searchParams);
  const isDatabase = protocol.startsWith('postgres');
  const host = (isDatabase && parameters['host']) || decodeURIComponent(hostname);
  // A path is a socket in the file system, and none at all is this machine.
  if (host === '' || host.startsWith('/') || isLoopback(host)) return null;
  return protocol === 'https:' || (isDatabase && isSecureDatabase(parameters)) ? null : host;
};

const howBy = (name: string): string =>
  name === 'DATABASE_URL' ? 'add ?sslmode=verify-full to it' : 'give it as https://';

/** Addresses of settings that go over a network without TLS: a line for each whose host is not among those that may be. */
export const plainProblems = (
  addresses: Readonly<Record<string, string | undefined>>,
  allowed: readonly string[],
): readonly string[] =>
  plainHosts(addresses)
    .filter(({ host }) => !allowed.includes(host))
    .map(({ name, host }) => `${name} goes to ${host} without TLS: ${howBy(name)}, or name ${host} in PLAIN_HOSTS.`);

/** The settings whose addresses go over a network without TLS, and to which host. */
export const plainHosts = (
  addresses: Readonly<Record<string, string | undefined>>,
): readonly { readonly name: string; readonly host: string }[] =>
  Object.entries(addresses).flatMap(([name, address]) => {
    const host = address === undefined ? null : plainHost(address);
    return host === null ? [] : [{ name, host: host.toLowerCase() }];
  });

/** What is said at each start of what goes in clear all the same, as the settings have it. */
export const plainWarnings = (config: {
  readonly plain: readonly { readonly name: string; readonly host: string }[];
  readonly smtpUrl: string | null;
  readonly publicUrl: string | null;
}): readonly string[] => {
  const { plain, smtpUrl, publicUrl } = config;
  const isPublicPlain = smtpUrl !== null && publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname);
  return [
    ...plain.map(({ name, host }) => `${name} goes to ${host} without TLS`),
    ...(smtpUrl?.startsWith('smtp+insecure:') ? ['SMTP_URL is smtp+insecure: mails may go in clear'] : []),
    ...(isPublicPlain ? ['PUBLIC_URL is not https: links of mails, and sign-ins, go in clear'] : []),
  ];
};
