/** The areas of the back office. A session belongs to one area, and each area has a cookie and a sign-in page of its own. */
export const AREAS = ['seller', 'customer', 'admin', 'manager', 'master'] as const;

export type Area = (typeof AREAS)[number];

/** The second segment of the API addresses of an area: `/api/platform/…` belongs to sellers. */
export const API_SEGMENTS: Readonly<Record<Area, string>> = {
  seller: 'platform',
  customer: 'customer',
  admin: 'admin',
  manager: 'manager',
  master: 'master',
};
