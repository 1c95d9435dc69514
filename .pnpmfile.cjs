// These ask for a newer Node.js than 20.19, which they run on: the tests that use them pass there (docs/adr/0046-node-versions.md).
const runOnNode20 = ['kysely', 'ky', '@axe-core/playwright'];

module.exports = {
  hooks: {
    readPackage: (manifest) => {
      if (runOnNode20.includes(manifest.name)) manifest.engines = { node: '>=20.19' };
      return manifest;
    },
  },
};
