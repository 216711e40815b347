export { ADMIN_PAGE_FLAGS, type AdminPage } from './admin-pages.js';
export { API_SEGMENTS, AREAS, type Area } from './areas.js';
export { FLAGS, type Flag } from './flags.js';
