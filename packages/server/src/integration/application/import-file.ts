import type { FileImport } from '@connect/core/domain/administration/file-import';
import type { Kind } from '@connect/contract/integration/kinds';
import type { Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import type { Refusal } from '../../refusal.ts';

/** A file with records, as somebody hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: Kind | null;
  readonly map: string | null;
  readonly dryRun: boolean;
}

/** Imports a file in somebody's name. */
export type ImportGivenFile = (
  by: Pick<Identity, 'firstName' | 'lastName'>,
  file: GivenFile,
) => Promise<Result<FileImport, Refusal>>;
