/** SQL of what was sold of what there is not without end. The arguments are SQL expressions. */

// What waits for its payment is counted too. What was refused, expired or refunded can be sold again.
const IS_TAKEN = `exists (select from payments_read p where p.platform_id = i.platform_id and p.order_id = i.order_id
    and p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))`;

/** How many of an offer were sold. */
export const soldOfOffer = (of: { readonly platformId: string; readonly offerId: string }): string => `
select coalesce(sum(i.quantity), 0)::int as sold from order_items_read i
where i.platform_id = ${of.platformId} and i.offer_id = ${of.offerId} and ${IS_TAKEN}`;

/**
 * How many pieces of a product were sold, by every offer. A piece in a parcel is gone, also when its money goes back: whether it returns is
 * not known here.
 */
export const soldPieces = (of: { readonly platformId: string; readonly productId: string }): string => `
select coalesce(sum(i.quantity), 0)::int as sold from order_items_read i
where i.platform_id = ${of.platformId}
  and i.offer_id in (select f.id from offers f where f.platform_id = ${of.platformId} and f.product_id = ${of.productId})
  and (${IS_TAKEN}
    or exists (select from shipments_read s where s.platform_id = i.platform_id and s.order_id = i.order_id and i.id = any(s.item_ids)))`;
