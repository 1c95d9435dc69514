import { join } from 'node:path';
import { expect, test } from 'vitest';

import { iconModules } from './icon-modules.ts';

const source = join(import.meta.dirname, '../src');
const namesIn = (...files: string[]): string[] =>
  [...iconModules(files.map((file) => join(source, file)))].map((path) => path.replace(/.*\//, '')).toSorted();

test('the icons of a file are those it imports by name, whatever other names they have', () => {
  expect(namesIn('ui/field.tsx')).toEqual(['eye-off.mjs', 'eye.mjs']);
  expect(namesIn('ui/select.tsx')).toEqual(['chevron-down.mjs']);
});

test('types of icons, other files and files that there are not have none', () => {
  expect(namesIn('ui/icon.tsx', 'ui/field.css.ts', 'ui/nothing.tsx')).toEqual([]);
});
