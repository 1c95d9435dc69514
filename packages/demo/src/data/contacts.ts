import type { RecordOf } from '@connect/contract/integration/kinds';
import type { Account } from './customers.ts';
import type { Random } from './random.ts';

const firstNames = [
  'Ada',
  'Bryn',
  'Carys',
  'Dmitri',
  'Elif',
  'Fergus',
  'Gwen',
  'Hassan',
  'Isla',
  'Jonah',
  'Keira',
  'Luca',
];
const lastNames = ['Abbott', 'Brandt', 'Coyle', 'Devlin', 'Ekström', 'Farrow', 'Gaughan', 'Holroyd', 'Imrie', 'Jessop'];
const jobs = ['Head of purchasing', 'Accounts payable', 'Site manager', 'Safety officer', 'Stores'];

/** Numbers that are kept free for stories, so that nobody is rung. */
const phones: Record<string, (random: Random) => string> = {
  'United Kingdom': (random) => `01632 960${String(random.whole(0, 999)).padStart(3, '0')}`,
  Ireland: (random) => `020 91${random.whole(0, 9)} ${random.whole(1000, 9999)}`,
  'United States': (random) => `207 555 01${String(random.whole(0, 99)).padStart(2, '0')}`,
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

/** Where the users of the demo's Northgate have theirs, too. */
const domains: Record<string, string> = { C10482: 'northgate' };

/** Two to four people of a customer; some have no email, some no phone. */
export const makeContacts = (random: Random, customer: Account): RecordOf<'customers'>['contacts'] =>
  jobs.slice(0, random.whole(2, 4)).map((job) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
    const phone = phones[customer.country]?.(random) ?? null;
    return {
      name: `${first} ${last}`,
      job,
      email: random.chance(0.1)
        ? null
        : `${plain(first)}.${plain(last)}@${domains[customer.no] ?? plain(customer.name)}.example`,
      phone: random.chance(0.15) ? null : phone,
    };
  });

interface Site {
  readonly name: string;
  readonly address: string;
  readonly address2?: string;
  readonly place?: readonly [city: string, county: string, postCode: string];
}

/** The sites that the references of the known customers name. */
const knownSites: Record<string, readonly Site[]> = {
  C10482: [
    { name: 'Leeds depot', address: '40 Cross Green Approach', place: ['Leeds', 'West Yorkshire', 'LS9 0SG'] },
    {
      name: 'Hull',
      address: 'Site compound, Gate 3',
      address2: 'Riverside Way',
      place: ['Hull', 'East Riding', 'HU3 4AE'],
    },
    { name: 'Wakefield', address: '7 Calder Vale Road', place: ['Wakefield', 'West Yorkshire', 'WF1 5PF'] },
  ],
  C20915: [
    { name: 'Pier 4', address: '12 Wharf Street', address2: 'Pier 4' },
    { name: 'Dry dock', address: '2 Slipway Road' },
  ],
  C30007: [],
};

const otherSites: readonly Site[] = [
  { name: 'Site 2', address: 'Site compound, Gate 1' },
  { name: 'Yard', address: 'The Old Yard, Bridge Street' },
  { name: 'Stores', address: 'Unit 3, Meadow Park' },
];

/** Where a customer's goods can go: its own address first, then its sites. */
export const makeAddresses = (random: Random, customer: Account): RecordOf<'customers'>['addresses'] => {
  const sites = knownSites[customer.no] ?? otherSites.slice(0, random.whole(0, 3));
  const { address, address2, city, county, postCode, country } = customer;
  const own: Site = { name: '', address, address2, place: [city, county, postCode] };
  return [own, ...sites].map((site) => {
    const [siteCity, siteCounty, sitePostCode] = site.place ?? [city, county, postCode];
    return {
      code: site.name || 'Main address',
      name: site.name ? `${customer.name}, ${site.name}` : customer.name,
      address: site.address,
      address2: site.address2 ?? '',
      city: siteCity,
      county: siteCounty,
      postCode: sitePostCode,
      country,
    };
  });
};
