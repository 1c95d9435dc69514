import { expect, test } from 'vitest';

import { createContainer } from './container.ts';

test('the container of the tests stands on the few lines that the build’s does, not on the whole package', () => {
  createContainer();
  expect('defineMetadata' in Reflect).toBe(true);
  expect('decorate' in Reflect).toBe(false);
});
