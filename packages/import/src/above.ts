import { join } from 'node:path';

/** A folder, and those above it that what belongs to its files may be in: files that are being taken and refused rows are in folders of it. */
export const withThoseAbove = (folder: string): readonly string[] => [
  folder,
  join(folder, '..'),
  join(folder, '..', '..'),
];
