import { fc } from '@fast-check/vitest';

// A quarter of what is usual, where a property does not say how many it needs.
fc.configureGlobal({ numRuns: 25 });
