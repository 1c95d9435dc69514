import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { Link } from '../../ui/link.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import * as css from './customer-link.css.ts';

interface CustomerName {
  customer: { readonly no: CustomerNo; readonly name: string };
}

/** A customer by name and number, leading to View Customer. */
export function CustomerLink({ customer: { no, name } }: CustomerName) {
  return (
    <>
      <Link href={`/connect/customers/${no}`} className={css.link}>
        {name}
      </Link>
      <span className={css.no}>{no}</span>
    </>
  );
}

/** The same as the main link of a table's row. */
export function CustomerRowName({ customer: { no, name } }: CustomerName) {
  return (
    <>
      <RowLink href={`/connect/customers/${no}`}>{name}</RowLink>
      <span className={css.no}>{no}</span>
    </>
  );
}
