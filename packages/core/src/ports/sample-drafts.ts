import type { SampleEntry } from '../domain/samples/sample-entry.ts';

/** Sample orders that were begun and not sent, one for each user of the browser (specification §sample-form): kept over a reload until they sign out. */
export interface SampleDrafts {
  find(email: string): SampleEntry | null;
  keep(email: string, entry: SampleEntry): void;
  forget(email: string): void;
}
