import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is out in the Internet: not this machine's, of its network, of a provider's inner one, or of none. One of IPv4 that is
 * written as IPv6 counts as itself; of IPv6 only what is given out (2000::/3) does, and of that no tunnel into IPv4.
 */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
};

/** Whether a host can be told to be within by how it is written alone: most names cannot, and are looked up where a connection is made. */
export const isWithin = (host: string): boolean => {
  const address = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) ? !isPublic(address) : /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host);
};

/** A name, or an address, that is not out in the Internet. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Looks a name up as always, but answers no private address: as it is asked when a connection is made, what a name said before is of no use. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error, '');
    if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddress(), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
