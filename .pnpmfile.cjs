// These ask for a newer Node.js than 20.19, which they run on: the tests that use them pass there (docs/adr/0046-node-versions.md).
const runOnNode20 = ['kysely', '@axe-core/playwright'];

module.exports = {
  hooks: {
    readPackage: (manifest) => {
      if (runOnNode20.includes(manifest.name)) manifest.engines = { node: '>=20.19' };
      return manifest;
    },
    // Who installs a package has its build: the sources come along for debuggers only.
    beforePacking: ({ devDependencies: _, exports = {}, ...manifest }) => ({
      ...manifest,
      exports: Object.fromEntries(
        Object.entries(exports).map(([name, { '@connect/source': _source, ...entry }]) => [name, entry]),
      ),
    }),
  },
};
