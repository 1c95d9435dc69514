/** So many of an address's eight groups are a network's, which is one customer's of a provider. */
const networkGroups = 4;

/**
 * Where tries are counted that come from an address: itself for IPv4, also where that is written as IPv6, and the /64 of an IPv6 address, of which
 * whoever has one has 2^64. Whatever is no address is counted as it is.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeroes = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeroes, ...after].slice(0, networkGroups);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
