export { AccessGuard } from './access.guard.js';
export { PublicRoute, RequireSession, type AccessRule } from './access-rule.js';
export { declaredRoutes, refuseUndeclaredRoutes, type DeclaredRoute } from './declared-routes.js';
export {
  ACTOR_OF_AREA,
  Authenticator,
  CurrentSession,
  type Session,
  type SignedInPerson,
} from './session.js';
