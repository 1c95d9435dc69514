import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { readJpeg } from './jpeg-logo.ts';
import { joined } from './logo-picture.ts';
import { readPng } from './png-logo.ts';

const bytes = fc.uint8Array({ maxLength: 200 });

test.prop([fc.array(bytes)])('what is joined has each byte, in its order', (parts) => {
  expect([...joined(parts)]).toEqual(parts.flatMap((part) => [...part]));
});

test.prop([bytes])('whatever bytes come in place of a picture, they are refused, and break nothing', (rest) => {
  const png = joined([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), rest]);
  expect(readPng(png)).toBeNull();
  expect(readPng(rest)).toBeNull();
  expect(readJpeg(joined([Uint8Array.of(0xff, 0xd8, 0xff), rest]))).toBeNull();
});
