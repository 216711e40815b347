export { ADMIN_PAGE_FLAGS, type AdminPage } from './admin-pages.js';
export { API_SEGMENTS, AREAS, type Area } from './areas.js';
export { FLAG_GROUPS, FLAG_TEMPLATES } from './flag-groups.js';
export { FLAGS, type Flag } from './flags.js';
export { TEAM_ROLES, mayUse, type TeamRole, type TeamScope } from './team.js';
