import { systemContext, type TenantContext } from '../../src/runtime/context/index.js';

/** The installation itself, as the actor of a test. */
export const INSTALLATION_CONTEXT = systemContext('test');

/** The same, bound to a tenant. */
export const onPlatform = (platformId: string): TenantContext => INSTALLATION_CONTEXT.forPlatform(platformId);
