/** Licences that the portal may be given away with. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);
/** Packages that name none where programs look, but have its text, which somebody has read. */
const read = new Map([['png-js@2.0.0', 'MIT']]);

/** The licences a component names; of a choice, each. */
const licencesOf = ({ licenses = [] }) =>
  licenses.flatMap(({ license, expression }) =>
    expression ? expression.split(/[() ]+|OR|AND/).filter(Boolean) : [license?.id ?? license?.name ?? ''],
  );

/** A bill of materials (CycloneDX) with what was read, and without where each package was fetched from: that is the machine's own. */
export const billOf = (sbom) => ({
  ...sbom,
  components: sbom.components.map(({ externalReferences = [], ...component }) => {
    const known = read.get(`${component.name}@${component.version}`);
    return {
      ...component,
      ...(!component.licenses?.length && known && { licenses: [{ license: { id: known } }] }),
      hashes: externalReferences.flatMap(({ type, hashes = [] }) => (type === 'distribution' ? hashes : [])),
      externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
    };
  }),
});

/** How many components have each licence, the most first, and those that have none which is allowed. */
export const licenceReport = ({ components }) => {
  const counts = new Map();
  const problems = [];
  for (const component of components) {
    const licences = licencesOf(component);
    const isAllowed = licences.some((licence) => allowed.has(licence));
    if (!isAllowed) problems.push(`${component.name}@${component.version}: ${licences.join(', ') || 'no licence'}`);
    const name = licences.join(' or ') || 'none';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { counts: [...counts].toSorted(([, one], [, other]) => other - one), problems };
};
