import type { SearchCustomer } from '@connect/contract/search';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { foldedWords } from '@connect/core/domain/search/words';
import type { Database } from '../../database/open.ts';
import { searchId } from './search-documents.ts';

const pageSize = 5000;

const wordsOf = (text: string): string[] => foldedWords(text).flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);

const beginnings = (word: string): string[] => Array.from(word, (_, index) => word.slice(0, index + 1));

/**
 * Words beside the customer's own that it is found by. The search service takes only the last word of a query for the beginning of
 * one, so `nor sup` needs those of every word of the name, which here are without accents (`lukas` finds Łukasik); `nss` needs the
 * initials, `10482` the number without its letters, and `LS97DN` the post code without its space.
 */
export const startsOf = (customer: { no: string; name: string; post_code: string }): string => {
  const words = wordsOf(customer.name);
  const initials = words.map((word) => word[0]).join('');
  const digits = customer.no.replace(/\D/g, '');
  const postCode = wordsOf(customer.post_code).join('');
  return [...new Set([initials, digits, postCode, ...words.flatMap(beginnings)])].filter(Boolean).join(' ');
};

type Row = { readonly no: string; readonly name: string; readonly post_code: string; readonly city: string } & {
  readonly account_manager_id: string | null;
};

/** A customer as the index has it, with what searches are narrowed by and find it by. */
type IndexedCustomer = SearchCustomer & {
  readonly address: { readonly city: string };
  readonly account_manager: string | null;
  readonly starts: string;
};

const customerDocument = (row: Row): IndexedCustomer => ({
  id: searchId(row.no),
  no: row.no,
  name: row.name,
  address: { post_code: row.post_code, city: row.city },
  account_manager: row.account_manager_id,
  starts: startsOf(row),
});

/** Whoever the supplier took away is found no more. */
const listedCustomers = (database: Database) =>
  database
    .selectFrom('customers')
    .select(['no', 'name', 'post_code', 'city', 'account_manager_id'])
    .where('removed_at', 'is', null);

/** The customers for their search index, page by page. */
export async function* customerDocuments(database: Database): AsyncGenerator<IndexedCustomer[]> {
  for (let after = ''; ;) {
    const rows = await listedCustomers(database).where('no', '>', after).orderBy('no').limit(pageSize).execute();
    if (rows.length > 0) yield rows.map(customerDocument);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.no ?? after;
  }
}

/** Some customers for their search index. */
export const customerDocumentsOf = async (
  database: Database,
  nos: readonly CustomerNo[],
): Promise<IndexedCustomer[]> => {
  const rows = nos.length === 0 ? [] : await listedCustomers(database).where('no', 'in', nos).execute();
  return rows.map(customerDocument);
};
