import { sql, type RawBuilder } from 'kysely';

/** Whether a user's company, or the supplier of it, demands a second factor that they do not have; of a row of `users`. */
export const needsSecondFactor = (): RawBuilder<boolean> => sql<boolean>`(
  exists (select from customers where customers.no = users.customer_no
    and (customers.second_factor_demanded or customers.second_factor_demanded_by_supplier))
  and not exists (
    select from second_factors where second_factors.user_id = users.id and second_factors.enabled_at is not null
  )
)`;
