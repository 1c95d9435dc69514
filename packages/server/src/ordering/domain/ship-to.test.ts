import { expect, test } from 'vitest';
import { shipToAddresses } from './ship-to.ts';

const at = (id: string, name: string) => ({
  id,
  name,
  address: '4 Mill Lane',
  address2: '',
  city: 'Leeds',
  county: '',
  postCode: 'LS1 4AB',
  country: 'United Kingdom',
});
const own = at('', 'Northgate');

test.each([
  ['no others', [], ['']],
  ['others', [at('a', 'Depot'), at('b', 'Yard')], ['', 'a', 'b']],
  ['its own among them, in other letters', [at('a', 'Depot'), at('b', 'NORTHGATE')], ['a', 'b']],
])('a company with %s: its own address stands first, and once', (_, others, ids) => {
  expect(shipToAddresses({ own, others }).map(({ id }) => id)).toEqual(ids);
});

test('its own address among them without its country is its own, with it', () => {
  const others = [at('a', 'Depot'), { ...at('b', 'NORTHGATE'), country: '' }];
  expect(shipToAddresses({ own, others })).toEqual([at('a', 'Depot'), { ...own, id: 'b' }]);
  expect(shipToAddresses({ own: { ...own, country: '' }, others: [at('b', 'Northgate')] })).toEqual([
    at('b', 'Northgate'),
  ]);
  const abroad = { ...at('b', 'Northgate'), country: 'Ireland' };
  expect(shipToAddresses({ own, others: [abroad] })).toEqual([own, abroad]);
});
