export { actorLabel } from './actor.js';
export type { Actor, PersonActor, PersonKind, SystemActor } from './actor.js';
export {
  Context,
  systemContext,
  type InstallationContext,
  type PlatformId,
  type ScopedContext,
  type TenantContext,
} from './context.js';
export { Ctx, bindRequestContext, requestContext } from './request-context.js';
export { recordedIdOf, recordedPerson } from './person-in-sql.js';
