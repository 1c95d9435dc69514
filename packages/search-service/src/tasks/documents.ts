import type { SearchIndex } from '../index/search-index.ts';
import type { Doc } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { yieldToEventLoop } from '../store/files.ts';
import { documentId } from '../store/stored-index.ts';
import { unsupported } from '../unsupported.ts';
import type { Work } from './task.ts';

type Addition = Pick<Extract<Work, { type: 'documentAdditionOrUpdate' }>, 'documents' | 'method' | 'skipCreation'>;

/** The primary key that documents tell by a field whose name ends with "id" (search protocol §primary-key). */
export function inferPrimaryKey(document: Doc | undefined): Result<string> {
  const candidates = Object.keys(document ?? {}).filter((name) => name.toLowerCase().endsWith('id'));
  const [only, second] = candidates;
  if (only === undefined) {
    return invalid(
      'index_primary_key_no_candidate_found',
      'The primary key inference failed as the engine did not find any field ending with `id` in its name. Please specify the primary key manually using the `primaryKey` query parameter.',
    );
  }
  if (second === undefined) return ok(only);
  return invalid(
    'index_primary_key_multiple_candidates_found',
    `The primary key inference failed as the engine found ${candidates.length} fields ending with \`id\` in their names: '${only}' and '${second}'. Please specify the primary key manually using the \`primaryKey\` query parameter.`,
  );
}

/**
 * The documents as they will stand in the index, each once; refused as a whole when one has no allowed id, or
 * what this service does not know. With `skipCreation` those that
 * the index does not know are left out.
 */
export async function resolveDocuments(
  index: SearchIndex,
  { documents, method, skipCreation }: Addition,
  primaryKey: string,
): Promise<Result<Doc[]>> {
  const resolved = new Map<string, Doc>();
  for (const [count, document] of documents.entries()) {
    if (count % 1000 === 999) await yieldToEventLoop();
    const id = documentId(document, primaryKey);
    if (id === undefined) return wrongId(document, primaryKey);
    const wrong = wrongField(id, document);
    if (!wrong.ok) return wrong;
    if (skipCreation && index.number(id) === undefined) continue;
    const before = method === 'merge' ? (resolved.get(id) ?? index.byId(id)) : undefined;
    resolved.set(id, before === undefined ? document : { ...before, ...document });
  }
  return ok([...resolved.values()]);
}

/** Refuses what only engines know that tell places and vectors; null stands for a field that is not given. */
function wrongField(id: string, document: Doc): Result<null> {
  for (const [name, value] of Object.entries(document)) {
    const wrong = name.startsWith('_') && value !== null ? unsupported(name) : undefined;
    if (wrong === undefined) continue;
    const code = name === '_vectors' ? 'invalid_vectors_type' : 'invalid_document_geo_field';
    return invalid(code, `Document \`${id}\`: ${wrong}`);
  }
  return ok(null);
}

function wrongId(document: Doc, primaryKey: string): Result<never> {
  if (!Object.hasOwn(document, primaryKey)) {
    return invalid(
      'missing_document_id',
      `Document doesn't have a \`${primaryKey}\` attribute: \`${JSON.stringify(document).slice(0, 300)}\`.`,
    );
  }
  return invalid(
    'invalid_document_id',
    `Document identifier \`${JSON.stringify(document[primaryKey])}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.`,
  );
}
