import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { sentBy } from './file-import.ts';

test.prop([fc.string(), fc.string(), fc.string()])(
  'an import is named with whoever sent it, without spaces around them, and its file',
  (firstName, lastName, file) => {
    const named = sentBy({ firstName, lastName }, file);
    expect(named.endsWith(`: ${file}`)).toBe(true);
    const who = named.slice(0, -`: ${file}`.length);
    expect(who).toBe(who.trim());
    expect(who).toContain(firstName.trim());
    expect(who).toContain(lastName.trim());
  },
);
