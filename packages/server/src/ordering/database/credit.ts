import { money, type Money } from '@connect/core/domain/money/money';
import type { Selectable, Transaction } from 'kysely';
import type { CustomersTable, Tables } from '../../database/tables.ts';

/** An amount of a customer's, who has but one currency. */
export const ofCustomer = (customer: Pick<Selectable<CustomersTable>, 'currency_code'>, minor: number): Money =>
  money(minor, customer.currency_code);

/** Credit limit less what is owed and on order; may be negative (decisions §available-credit-formula). */
export const availableCreditOf = (
  customer: Pick<Selectable<CustomersTable>, 'currency_code' | 'credit_limit' | 'balance' | 'outstanding_orders_value'>,
): Money => ofCustomer(customer, customer.credit_limit - customer.balance - customer.outstanding_orders_value);

/**
 * A customer whose orders and decisions nobody else makes until the transaction ends, so that two of them never use the same credit.
 * The lock lets others' rows refer to the customer meanwhile: who orders samples holds the numbers that an order waits for.
 */
export const lockCustomer = (trx: Transaction<Tables>, no: string): Promise<Selectable<CustomersTable>> =>
  trx.selectFrom('customers').selectAll().where('no', '=', no).forNoKeyUpdate().executeTakeFirstOrThrow();

/** From now on the customer's credit is less by what an order comes to. */
export const reserveCredit = async (
  trx: Transaction<Tables>,
  customerNo: string,
  totalIncVat: Money,
): Promise<void> => {
  await trx
    .updateTable('customers')
    .set(({ eb }) => ({ outstanding_orders_value: eb('outstanding_orders_value', '+', totalIncVat.minor) }))
    .where('no', '=', customerNo)
    .execute();
};
