import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

/** What stands in the place of a library's module, in the build and in tests alike: production runs what the tests run. */
export const alias = {
  // The container is used without decorators, which need more of it.
  'reflect-metadata/lite': join(source, 'composition/reflect-metadata.ts'),
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': join(source, 'ui/use-sync-external-store.ts'),
};

/** The libraries that ask for those modules, and what imports these: Node.js, which would load them by itself, knows no alias. */
export const aliased = [/[/\\]inversify[/\\]/, /@inversifyjs/, /@xstate[/\\+]react/, /@tanstack[/\\+]react-/];
