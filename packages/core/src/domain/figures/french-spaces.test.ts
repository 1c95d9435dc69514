import { expect, test } from 'vitest';

import { frenchSpaces } from './french-spaces.ts';

test('French signs never stand alone on a line', () => {
  expect(frenchSpaces('Un « mot » : lequel ? Celui-ci ; là ! À 12:30.')).toBe(
    'Un «\u00A0mot\u00A0»\u00A0: lequel\u00A0? Celui-ci\u00A0; là\u00A0! À 12:30.',
  );
});
