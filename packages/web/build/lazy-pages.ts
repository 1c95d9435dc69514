import { join } from 'node:path';
import type { Plugin } from 'vite';

const own = join(import.meta.dirname, '../src/routes/-parts/lazy-page.ts');

/** Names our own `lazyRouteComponent` in the route files, into which the router's plugin writes an import of the router's. */
export const lazyPages = (): Plugin => ({
  name: 'connect:lazy-pages',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/routes\/.*\.tsx$/, code: 'lazyRouteComponent' },
    handler(code) {
      const named = code.replace(
        /\bimport \{ lazyRouteComponent \} from (["'])@tanstack\/react-router\1/,
        `import { lazyRouteComponent } from ${JSON.stringify(own)}`,
      );
      if (named === code) throw new Error('The router’s plugin imports lazyRouteComponent in another way than it did.');
      return { code: named, map: null };
    },
  },
});
