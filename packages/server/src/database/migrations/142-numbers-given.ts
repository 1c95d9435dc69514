/**
 * Of orders that were removed before their numbers were kept (`keepNumbers`), those that the feed still tells of are given no more. The portal's
 * own begin with one text (decisions §portal-numbers), so that the highest digits are of the last.
 */
export const numbersGiven = `
      insert into secrets (name, value)
        select 'order-numbers-above', max(substring(key from '([0-9]{1,15})$')::bigint)::text
        from events where kind = 'order.placed' having max(substring(key from '([0-9]{1,15})$')::bigint) is not null
        on conflict (name) do update set value = greatest(secrets.value::bigint, excluded.value::bigint)::text;
    `;
