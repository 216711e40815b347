/**
 * The platform_id of rows that belong to the installation and to no platform, such as a delivery to an unknown webhook address.
 * A key that carries the tenant cannot hold a null. No platform has this id.
 */
export const NO_PLATFORM = '00000000-0000-0000-0000-000000000000';
