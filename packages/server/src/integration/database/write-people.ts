import { createHash, randomUUID } from 'node:crypto';
import type { RecordOf } from '@connect/contract/integration/kinds';
import { isBacked } from '@connect/core/domain/access/user-edit';
import { limitOf } from '../../database/limit.ts';
import { sql } from 'kysely';
import { isPortalAdministrator } from '../../database/administrators.ts';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';

type Trx = Database;

/** The same id for the same parts, so that what has a code of the supplier's own keeps its id. */
const idOf = (...parts: readonly string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

const usersByEmail = async (trx: Trx, emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (emails.length === 0) return new Map();
  const rows = await trx.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
};

/** Numbers of customers who come back, or whose name or account manager stands on their documents otherwise than in these rows. */
const renamed = async (
  trx: Trx,
  rows: readonly { readonly no: string; readonly name: string; readonly given_manager_id: string | null }[],
): Promise<string[]> => {
  const before = await trx
    .selectFrom('customers')
    .select(['no', 'name', 'given_manager_id', 'own_manager_id', 'removed_at'])
    .where(
      'no',
      'in',
      rows.map(({ no }) => no),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.no, row]));
  return before
    .filter(
      (row) =>
        row.removed_at !== null ||
        now.get(row.no)?.name !== row.name ||
        (row.own_manager_id === null && now.get(row.no)?.given_manager_id !== row.given_manager_id),
    )
    .map(({ no }) => no);
};

/** Answers the customers whose documents are found by another name, or by another account manager, from now on. */
export const writeCustomers = async (
  trx: Trx,
  records: readonly RecordOf<'customers'>[],
  now: Date,
): Promise<string[]> => {
  const managers = await usersByEmail(
    trx,
    records.flatMap(({ accountManager }) => accountManager ?? []),
  );
  const rows = records.map((record) => ({
    no: record.no,
    name: record.name,
    address: record.address,
    address_2: record.address2,
    city: record.city,
    county: record.county,
    post_code: record.postCode,
    country: record.country,
    vat_registration_no: record.vatRegistrationNo,
    currency_code: record.currency,
    terms_code: record.terms?.code ?? null,
    terms_description: record.terms?.description ?? null,
    terms_due_date_calculation: record.terms?.dueDateCalculation ?? null,
    terms_discount_date_calculation: record.terms?.discountDateCalculation ?? null,
    credit_limit: record.creditLimit.minor,
    balance: record.balance?.owed?.minor ?? 0,
    outstanding_orders_value: record.balance?.outstandingOrders?.minor ?? 0,
    balance_derived: !record.balance?.owed,
    outstanding_derived: !record.balance?.outstandingOrders,
    figures_given_at: record.balance?.owed || record.balance?.outstandingOrders ? now : null,
    given_blocked: record.blocked,
    given_manager_id: managers.get(record.accountManager ?? '') ?? null,
    vat_percent: record.vatPercent,
    vat_by_class: Object.fromEntries((record.vatRates ?? []).map(({ vatClass, percent }) => [vatClass, percent])),
    price_list: record.priceList,
    given_reference_required: record.reference.required,
    given_reference_mask: record.reference.mask,
    removed_at: null,
  }));
  const changed = await renamed(trx, rows);
  await bulkUpsert(trx, 'customers', rows, { unique: ['no'] });
  const nos = records.map(({ no }) => no);
  await trx
    .updateTable('users')
    .set({ active: true, left_with_customer: false })
    .where('customer_no', 'in', nos)
    .where('left_with_customer', '=', true)
    .execute();
  await trx.deleteFrom('customer_addresses').where('customer_no', 'in', nos).execute();
  const addresses = records.flatMap(({ no, addresses: all }) =>
    all.map(({ code, address2, postCode, ...address }, position) => ({
      id: idOf(no, code),
      customer_no: no,
      position,
      ...address,
      address_2: address2,
      post_code: postCode,
    })),
  );
  await bulkInsert(trx, 'customer_addresses', addresses);
  await trx.deleteFrom('customer_contacts').where('customer_no', 'in', nos).execute();
  const contacts = records.flatMap(({ no, contacts: all }) =>
    all.map((contact, position) => ({ customer_no: no, position, ...contact })),
  );
  await bulkInsert(trx, 'customer_contacts', contacts);
  return changed;
};

/** What a new record says nothing of: an account keeps its id, its password, and when it signed in last. */
const ownOfAccounts = ['id', 'password_hash', 'last_signed_in_at'];

/** What the operator gave an administrator: no record takes it away. */
const ownOfAdministrators = [...ownOfAccounts, 'roles', 'permissions', 'is_super_user', 'active'];

/** Who of these are administrators, until the end of the transaction: nobody becomes one in the middle of it. */
const administratorsAmong = async (trx: Trx, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ email: string }>`select email from users
    where email = any(${emails}::text[]) and ${isPortalAdministrator} for update`.execute(trx);
  return new Set(rows.map(({ email }) => email));
};

/** Whoever was kept out by hand stays out, whatever a record says. */
const keepOut = async (trx: Trx, emails: readonly string[]): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ active: false })
    .where('kept_out', '=', true)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
};

const endSessions = async (trx: Trx, emails: readonly string[]): Promise<void> => {
  if (emails.length === 0) return;
  await trx
    .deleteFrom('sessions')
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('email', 'in', emails))
    .execute();
};

const inactive = (records: readonly { readonly email: string; readonly active: boolean }[]): string[] =>
  records.filter(({ active }) => !active).map(({ email }) => email);

const account = (record: Pick<RecordOf<'users'>, 'email' | 'firstName' | 'lastName' | 'active' | 'permissions'>) => ({
  id: randomUUID(),
  email: record.email,
  first_name: record.firstName,
  last_name: record.lastName,
  permissions: record.permissions,
  active: record.active,
  password_hash: null,
  last_signed_in_at: null,
});

/**
 * Ends the open invitations of users that give what these may not give any more (specification §invitations): they would be good again once their
 * senders may more. What is sent stands in no company's log.
 */
const endUnbacked = async (trx: Trx, emails: readonly string[], now: Date): Promise<void> => {
  // A company's limits are all of its currency.
  const rows = await trx
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .where('invitations.used_at', 'is', null)
    .where('invitations.revoked_at', 'is', null)
    .where(sql<boolean>`users.email = any(${emails}::text[])`)
    .select(['invitations.id', 'invitations.permissions', 'invitations.spend_limit as limit'])
    .select(['users.id as sender', 'users.active', 'users.permissions as own', 'users.spend_limit as ownLimit'])
    .execute();
  const over = rows.filter(
    ({ permissions, limit, sender, active, own, ownLimit }) =>
      !isBacked(
        { id: sender, active, permissions: own, spendLimit: limitOf(ownLimit, '') },
        { permissions, spendLimit: limitOf(limit, '') },
      ),
  );
  if (over.length === 0) return;
  await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
};

export const writeUsers = async (trx: Trx, records: readonly RecordOf<'users'>[], now: Date): Promise<void> => {
  const rows = records.map((record) => ({
    ...account(record),
    roles: ['customer'],
    is_super_user: false,
    customer_no: record.customer,
    spend_limit: record.spendLimit?.minor ?? null,
  }));
  await bulkUpsert(trx, 'users', rows, { unique: ['email'], kept: ownOfAccounts });
  const emails = records.map(({ email }) => email);
  await keepOut(trx, emails);
  // Of a customer who was taken away nobody signs in before it comes back.
  await sql`update users set active = false, left_with_customer = active from customers
    where customers.no = customer_no and removed_at is not null
      and email = any(${emails}::text[])`.execute(trx);
  await endSessions(trx, inactive(records));
  await endUnbacked(trx, emails, now);
};

export const writeStaff = async (trx: Trx, records: readonly RecordOf<'staff'>[]): Promise<void> => {
  const rows = records.map((record) => ({
    ...account(record),
    roles: record.roles,
    is_super_user: record.superUser,
    customer_no: null,
    spend_limit: null,
  }));
  const emails = records.map(({ email }) => email);
  const administrators = await administratorsAmong(trx, emails);
  const theirs = rows.filter(({ email }) => administrators.has(email));
  const others = rows.filter(({ email }) => !administrators.has(email));
  await bulkUpsert(trx, 'users', theirs, { unique: ['email'], kept: ownOfAdministrators });
  await bulkUpsert(trx, 'users', others, { unique: ['email'], kept: ownOfAccounts });
  await keepOut(trx, emails);
  await endSessions(trx, inactive(others));
  const ids = await usersByEmail(trx, emails);
  await trx
    .deleteFrom('brand_categories')
    .where('user_id', 'in', [...ids.values()])
    .execute();
  const categories = records.flatMap(({ email, categories: all }) =>
    [...new Set(all)].map((category) => ({ user_id: ids.get(email) ?? '', category })),
  );
  await bulkInsert(trx, 'brand_categories', categories);
};

/** Whoever is gone may not sign in any more, but for administrators; what they did stays theirs. */
export const removeAccounts = async (trx: Trx, emails: readonly string[], now: Date): Promise<void> => {
  const gone = await trx
    .updateTable('users')
    .set({ active: false, left_with_customer: false })
    .where('email', 'in', emails)
    .where(sql<boolean>`not ${isPortalAdministrator}`)
    .returning('email')
    .execute();
  await endSessions(
    trx,
    gone.map(({ email }) => email),
  );
  await endUnbacked(trx, emails, now);
};

/** A customer who is gone orders nothing and nobody of them signs in until it comes back; their documents are kept. */
export const removeCustomers = async (trx: Trx, nos: readonly string[], now: Date): Promise<void> => {
  await trx.updateTable('customers').set({ removed_at: now, given_blocked: true }).where('no', 'in', nos).execute();
  const left = await trx
    .updateTable('users')
    .set({ active: false, left_with_customer: true })
    .where('customer_no', 'in', nos)
    .where('active', '=', true)
    .returning('email')
    .execute();
  await endSessions(
    trx,
    left.map(({ email }) => email),
  );
};
