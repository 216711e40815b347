/**
 * `DRAFT`: it was never published. `IN_REVIEW`: staff have not decided. `ACTIVE`: buyers can buy it. `PAUSED`: the seller stopped it.
 * `REFUSED`: staff did not accept it. `BLOCKED`: staff stopped it. `DELETED`: it is in no list; its sales remain.
 */
export const PRODUCT_STATUSES = [
  'DRAFT',
  'IN_REVIEW',
  'ACTIVE',
  'PAUSED',
  'REFUSED',
  'BLOCKED',
  'DELETED',
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** What a seller or staff do with a product. */
export type ProductStep =
  | 'publish'
  | 'pause'
  | 'resume'
  | 'delete'
  | 'approve'
  | 'refuse'
  | 'block'
  | 'unblock';

/** The steps that affiliates are told of before they are taken. */
export const ENDS_OF_PRODUCTS = ['pause', 'delete'] as const satisfies readonly ProductStep[];
export type EndOfProduct = (typeof ENDS_OF_PRODUCTS)[number];

/** Steps of the seller. The others are steps of staff. */
export const SELLER_STEPS = ['publish', 'pause', 'resume'] as const satisfies readonly ProductStep[];
export const STAFF_STEPS = [
  'approve',
  'refuse',
  'block',
  'unblock',
] as const satisfies readonly ProductStep[];

const STEPS: Readonly<Record<ProductStep, Partial<Readonly<Record<ProductStatus, ProductStatus>>>>> = {
  publish: { DRAFT: 'ACTIVE', REFUSED: 'IN_REVIEW' },
  pause: { ACTIVE: 'PAUSED' },
  resume: { PAUSED: 'ACTIVE' },
  delete: {
    DRAFT: 'DELETED',
    IN_REVIEW: 'DELETED',
    ACTIVE: 'DELETED',
    PAUSED: 'DELETED',
    REFUSED: 'DELETED',
  },
  approve: { IN_REVIEW: 'ACTIVE' },
  refuse: { IN_REVIEW: 'REFUSED', ACTIVE: 'REFUSED', PAUSED: 'REFUSED' },
  block: { IN_REVIEW: 'BLOCKED', ACTIVE: 'BLOCKED', PAUSED: 'BLOCKED', REFUSED: 'BLOCKED' },
  unblock: { BLOCKED: 'PAUSED' },
};

/**
 * The status after a step, or undefined when it is not possible now.
 * @param reviewedFirst the platform has staff approve each product before it is sold
 */
export function statusAfter(
  status: ProductStatus,
  step: ProductStep,
  { reviewedFirst }: { readonly reviewedFirst: boolean },
): ProductStatus | undefined {
  if (step === 'publish' && status === 'DRAFT' && reviewedFirst) return 'IN_REVIEW';
  return STEPS[step][status];
}
