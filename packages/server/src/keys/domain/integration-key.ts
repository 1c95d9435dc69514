import { BlockList, isIP } from 'node:net';
import { keyState } from '@connect/core/domain/administration/integration-key';
import type { Scope } from '@connect/contract/operator/scope';

/** What another program calls the integration API with, but for its secret. */
export interface IntegrationKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Addresses, and networks such as `192.0.2.0/24` or `2001:db8::/32`, that it may call from; none for any. */
  readonly addresses: readonly string[];
  readonly createdAt: Date;
  /** Who made it, as they were called then. */
  readonly createdBy: string;
  /** Null for a key that does not end by itself. */
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** What somebody wants of a key: to do this, from here, now. */
export interface KeyUse {
  readonly scope: Scope;
  /** Another one that is enough. */
  readonly orScope?: Scope | undefined;
  readonly address: string;
  readonly now: Date;
}

/** Why a key does not open what it is used for. */
export type KeyProblem = 'revoked' | 'expired' | 'address' | 'scope';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address or a network in its parts; null for what is neither. */
const networkOf = (range: string): { readonly net: string; readonly bits: number } | null => {
  const [net = '', bits, ...more] = range.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(net)] ?? -1;
  if (most < 0 || more.length > 0 || net.includes('%')) return null;
  if (bits === undefined) return { net, bits: most };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { net, bits: Number(bits) } : null;
};

/** Whether a text is an address or a network, of IPv4 or IPv6. */
export const isAddressRange = (range: string): boolean => networkOf(range) !== null;

/** Whether an address is in one of these networks. One of IPv4 that is written as IPv6, as a server that listens to both sees it, counts as itself. */
export const isWithinRanges = (address: string, ranges: readonly string[]): boolean => {
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const network of ranges.map(networkOf)) {
    if (network) list.addSubnet(network.net, network.bits, familyOf(network.net));
  }
  return list.check(address, familyOf(address));
};

/** Whether scopes hold one, or all of its act. */
const mayDo = (scopes: readonly Scope[], scope: Scope): boolean =>
  scopes.includes(scope) || scopes.includes(scope.startsWith('read:') ? 'read:*' : 'write:*');

const stateOf = ({ revokedAt, expiresAt }: Pick<IntegrationKey, 'expiresAt' | 'revokedAt'>, now: Date) =>
  keyState({ revokedAt: revokedAt?.toISOString() ?? null, expiresAt: expiresAt?.toISOString() ?? null }, now.getTime());

/** Whether a key opens nothing any more, whatever it may do. */
export const isOver = (key: Pick<IntegrationKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean =>
  stateOf(key, now) !== 'active';

const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * Whether a key that is in use has this name, as a reader tells names apart. One whose text nobody has seen, as its answer was lost, could not be
 * told from the next.
 */
export const isNameTaken = (
  name: string,
  keys: readonly Pick<IntegrationKey, 'name' | 'expiresAt' | 'revokedAt'>[],
  now: Date,
): boolean => keys.some((key) => plainName(key.name) === plainName(name) && !isOver(key, now));

/** Whether a key may do this, from here, now: null when it may, else why not. A key that is over says no more than that. */
export const keyProblem = (
  key: Pick<IntegrationKey, 'scopes' | 'addresses' | 'expiresAt' | 'revokedAt'>,
  { scope, orScope, address, now }: KeyUse,
): KeyProblem | null => {
  const state = stateOf(key, now);
  if (state !== 'active') return state;
  if (key.addresses.length > 0 && !isWithinRanges(address, key.addresses)) return 'address';
  return mayDo(key.scopes, scope) || (orScope && mayDo(key.scopes, orScope)) ? null : 'scope';
};
