import type { RecordOf } from '@connect/contract/integration/kinds';
import { nearLimitPercent } from '@connect/core/domain/account/managed-customer';
import { usedCredit, type Figures, type Minor } from './figures.ts';
import type { Random } from './random.ts';

/** A customer as its supplier sends it, but for what follows from its documents, and for what `contacts.ts` and `managers.ts` say of it. */
export type Account = Omit<
  RecordOf<'customers'>,
  'creditLimit' | 'balance' | 'accountManager' | 'blocked' | 'contacts' | 'addresses'
>;

export interface DemoCustomer {
  readonly account: Account;
  /** What it may owe, by what it does. */
  readonly creditLimit: (figures: Figures) => Minor;
  /** VAT in percent. */
  readonly vatRate: number;
  /** Supplier's prices times this are the customer's. */
  readonly exchange: number;
  /** Where references such as `PO 88213 Leeds depot` say the goods go. */
  readonly sites: readonly string[];
  readonly referencePrefix: string;
}

type Country = 'GB' | 'IE' | 'US';

const places: Record<Country, readonly (readonly [city: string, county: string, postCode: string])[]> = {
  GB: [
    ['Leeds', 'West Yorkshire', 'LS9 7DN'],
    ['Hull', 'East Riding', 'HU3 4AE'],
    ['Sheffield', 'South Yorkshire', 'S10 4EE'],
    ['Glasgow', 'Lanarkshire', 'G51 4BP'],
    ['Cardiff', 'South Glamorgan', 'CF10 5AL'],
    ['Bristol', 'Avon', 'BS2 0QQ'],
    ['Derby', 'Derbyshire', 'DE24 8JB'],
    ['Belfast', 'County Antrim', 'BT3 9DT'],
  ],
  IE: [
    ['Dublin', 'County Dublin', 'D12 K8P2'],
    ['Cork', 'County Cork', 'T12 X9F4'],
    ['Galway', 'County Galway', 'H91 E2R8'],
  ],
  US: [
    ['Portland', 'Maine', '04101'],
    ['Baltimore', 'Maryland', '21224'],
    ['Tacoma', 'Washington', '98421'],
  ],
};

const countries: Record<Country, { name: string; currency: string; vatRate: number; exchange: number }> = {
  GB: { name: 'United Kingdom', currency: 'GBP', vatRate: 20, exchange: 1 },
  IE: { name: 'Ireland', currency: 'EUR', vatRate: 0, exchange: 1.17 },
  US: { name: 'United States', currency: 'USD', vatRate: 0, exchange: 1.27 },
};

const first: Record<Country, readonly string[]> = {
  GB: [
    'Calder',
    'Wharfedale',
    'Pennine',
    'Harrowby',
    'Kelham',
    'Ashdown',
    'Tyne',
    'Marlow',
    'Birchall',
    'Severn',
    'Clyde',
  ],
  IE: ['Kilbride', 'Liffey', 'Slane', 'Corrib', 'Donnelly', 'Shannon'],
  US: ['Granite State', 'Chesapeake', 'Blue Ridge', 'Cascade', 'Fairhaven'],
};
const trades: Record<Country, readonly string[]> = {
  GB: ['Civil Engineering', 'Site Supplies', 'Scaffolding', 'Roofing', 'Groundworks', 'Fabrications', 'Rail Services'],
  IE: ['Construction', 'Agri Services', 'Engineering', 'Plant Hire', 'Utilities'],
  US: ['Industrial Supply', 'Contractors', 'Marine Services', 'Steel', 'Builders'],
};
const endings: Record<Country, readonly string[]> = {
  GB: ['Ltd', 'Ltd', 'plc', 'LLP', 'Group Ltd'],
  IE: ['Ltd', 'DAC', 'Teoranta'],
  US: ['Inc', 'LLC', 'Corp'],
};

const terms = {
  '30EOM': ['30 Days EOM', '30D+CM'],
  '30D': ['30 Days Net', '30D'],
  '14D': ['14 Days Net', '14D'],
  '60EOM': ['60 Days EOM', '60D+CM'],
} as const;

interface Sketch {
  readonly no: string;
  readonly name: string;
  readonly country: Country;
  readonly terms: keyof typeof terms;
  readonly vatNo: string;
  readonly address: string;
  readonly place: readonly [city: string, county: string, postCode: string];
  readonly creditLimit: DemoCustomer['creditLimit'];
  readonly sites: readonly string[];
  readonly referencePrefix: string;
  /** What the portal asks of the references of its orders; nothing where it is left out. */
  readonly referenceRule?: { readonly required: boolean; readonly mask: string | null };
  /** Whether it has prices of its own. */
  readonly ownPrices?: boolean;
}

const upTo = (step: Minor, amount: Minor): Minor => Math.ceil(amount / step) * step;

/** A round limit with this much left of it at least. */
const withLeft =
  (left: Minor): DemoCustomer['creditLimit'] =>
  (figures) =>
    upTo(100_000, usedCredit(figures) + left);

const customerOf = (sketch: Sketch): DemoCustomer => {
  const { name: country, currency, vatRate, exchange } = countries[sketch.country];
  const [description, calculation] = terms[sketch.terms];
  const [city, county, postCode] = sketch.place;
  return {
    vatRate,
    exchange,
    creditLimit: sketch.creditLimit,
    sites: sketch.sites,
    referencePrefix: sketch.referencePrefix,
    account: {
      no: sketch.no,
      name: sketch.name,
      address: sketch.address,
      address2: '',
      city,
      county,
      postCode,
      country,
      vatRegistrationNo: sketch.vatNo,
      currency,
      terms: { code: sketch.terms, description, dueDateCalculation: calculation, discountDateCalculation: '' },
      vatPercent: vatRate,
      priceList: sketch.ownPrices ? sketch.no : null,
      reference: sketch.referenceRule ?? { required: false, mask: null },
    },
  };
};

export const northgate: DemoCustomer = customerOf({
  no: 'C10482',
  name: 'Northgate Site Supplies',
  country: 'GB',
  terms: '30EOM',
  vatNo: 'GB 204 5521 18',
  address: 'Unit 12, Northgate Trading Estate',
  place: ['Leeds', 'West Yorkshire', 'LS9 7DN'],
  creditLimit: withLeft(1_650_000),
  sites: ['', ' Leeds depot', ' Hull', ' Wakefield', '', ''],
  referencePrefix: 'PO ',
  referenceRule: { required: true, mask: null },
  ownPrices: true,
});

export const harbourWorks: DemoCustomer = customerOf({
  no: 'C20915',
  name: 'Harbour Works',
  country: 'US',
  terms: '30D',
  vatNo: 'US 84-2204417',
  address: '480 Commercial Street',
  place: ['Portland', 'Maine', '04101'],
  creditLimit: withLeft(1_400_000),
  sites: ['', ' Pier 4', ' Dry dock'],
  referencePrefix: 'HW-',
  referenceRule: { required: false, mask: 'HW-#####' },
});

export const quietCo: DemoCustomer = customerOf({
  no: 'C30007',
  name: 'Quiet Co',
  country: 'GB',
  terms: '14D',
  vatNo: 'GB 511 0937 40',
  address: '3 Mill Lane',
  place: ['Sheffield', 'South Yorkshire', 'S10 4EE'],
  creditLimit: withLeft(500_000),
  sites: [''],
  referencePrefix: 'PO ',
});

/** Customers beside the ones with a sign-in, so that theirs are not the only documents; one of nine is near its limit or over it. */
export const makeCustomers = (random: Random, count: number): DemoCustomer[] =>
  Array.from({ length: count }, (_, index) => {
    const country = random.weighted<Country>([
      ['GB', 7],
      ['IE', 2],
      ['US', 1],
    ]);
    const [room, percent] = [random.whole(120, 260), random.whole(nearLimitPercent, 106)];
    const isNear = index % 9 === 1;
    const name = `${random.pick(first[country])} ${random.pick(trades[country])} ${random.pick(endings[country])}`;
    return customerOf({
      no: `C${10_501 + index * 13}`,
      name,
      country,
      terms: random.pick(['30EOM', '30D', '14D', '60EOM'] as const),
      vatNo: `${country} ${random.whole(100, 999)} ${random.whole(1000, 9999)} ${random.whole(10, 99)}`,
      address: `${random.whole(1, 180)} ${random.pick(['Station Road', 'Canal Street', 'Foundry Lane', 'Dock Road', 'Mill Street'])}`,
      place: random.pick(places[country]),
      creditLimit: (figures) =>
        isNear
          ? upTo(10_000, (figures.balance * 100) / percent - 10_000)
          : upTo(50_000, (usedCredit(figures) * room) / 100 + 100_000),
      sites: ['', '', ' site 2', ' yard', ' stores'],
      referencePrefix: random.pick(['PO ', 'PO', 'REQ-', '', 'P/']),
    });
  });
