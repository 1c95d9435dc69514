import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { networkOf } from './network-of.ts';

const group = fc.integer({ min: 0, max: 0xff_ff });
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
const written = (all: readonly number[]): string => all.map((each) => each.toString(16)).join(':');

describe('the network that tries are counted by', () => {
  test.prop([groups(4), groups(4), groups(4)])('is the same for all addresses of a /64', (network, one, other) => {
    expect(networkOf(written([...network, ...one]))).toBe(networkOf(written([...network, ...other])));
  });

  test.prop([groups(4), groups(4), groups(4)])('is another for another /64', (network, other, host) => {
    fc.pre(written(network) !== written(other));
    expect(networkOf(written([...network, ...host]))).not.toBe(networkOf(written([...other, ...host])));
  });

  test.prop([groups(8)])('is the same however an address is written', (all) => {
    const plain = written(all);
    // As a URL has it: zeroes cut short.
    const short = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
    const long = all.map((each) => each.toString(16).padStart(4, '0').toUpperCase()).join(':');
    expect(networkOf(long)).toBe(networkOf(plain));
    if (!short.startsWith('::ffff:')) expect(networkOf(short)).toBe(networkOf(plain));
  });

  test.prop([fc.ipV4()])('is the address itself for IPv4, also written as IPv6', (address) => {
    expect(networkOf(address)).toBe(address);
    expect(networkOf(`::ffff:${address}`)).toBe(address);
  });

  test.each([
    ['2001:db8:5:5::1', '2001:db8:5:5::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
