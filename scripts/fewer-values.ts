import { fc } from '@fast-check/vitest';
import { beforeEach } from 'vitest';

// A quarter of what is usual, where a property does not say how many it needs. Only for tests made of a property, which their names show:
// where the library's other tests find a number, they run as often, and without what is to be done before each.
beforeEach(({ task }) => fc.configureGlobal(task.name.includes('(with seed=') ? { numRuns: 25 } : {}));
