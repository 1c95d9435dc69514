import { describe, expect, it } from 'vitest';
import { billOf, licenceReport } from './bill-of-materials.mjs';

const reference = {
  type: 'distribution',
  url: 'https://somewhere.example/a.tgz',
  hashes: [{ alg: 'SHA-512', content: 'ab' }],
};
const component = (name: string, licenses: object[] = []) => ({
  name,
  version: '2.0.0',
  licenses,
  externalReferences: [reference],
});

describe('the bill of materials', () => {
  it('has the hash of each package, and not where it was fetched from', () => {
    const bill = billOf({ bomFormat: 'CycloneDX', components: [component('a', [{ license: { id: 'MIT' } }])] });
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', components: [{ name: 'a', hashes: reference.hashes }] });
    expect(JSON.stringify(bill)).not.toContain('somewhere.example');
  });

  it('refuses a package without a licence, or with another one, and takes one of a choice', () => {
    const bill = billOf({
      components: [
        component('a', [{ license: { id: 'MIT' } }]),
        component('b', [{ expression: '(GPL-3.0-only OR Apache-2.0)' }]),
        component('c', [{ license: { id: 'GPL-3.0-only' } }]),
        component('d'),
        component('png-js'),
      ],
    });
    const { counts, problems } = licenceReport(bill);
    expect(problems).toEqual(['c@2.0.0: GPL-3.0-only', 'd@2.0.0: no licence']);
    expect(counts[0]).toEqual(['MIT', 2]);
  });
});
