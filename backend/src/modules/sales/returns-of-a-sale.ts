/** SQL about what of a sale `s` of `sales_read` went back, for lists: whole, or in parts on several days. */

const PARTS = 'jsonb_array_elements(s.returned_parts) p';

/** When money of it went back last. */
export const LAST_RETURN = `coalesce(s.returned_at, (select max((p ->> 'at')::timestamptz) from ${PARTS}))`;

/** How much of it went back, in cents. Null: nothing. */
export const GIVEN_BACK = `case when s.returned_at is not null then s.gross else (select sum((p ->> 'amount')::bigint)::bigint from ${PARTS}) end`;

/** Whether some of it went back in a period: what the sums of its days count (decision 0146). The first part names a partial index. */
export const RETURNED_WITHIN = `(s.returned_at is not null or s.returned_parts <> '[]') and (
    s.returned_at >= {from} and s.returned_at < {until}
    or exists (select from ${PARTS} where (p ->> 'at')::timestamptz >= {from} and (p ->> 'at')::timestamptz < {until})
  )`;
