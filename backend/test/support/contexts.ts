import { systemContext, type TenantContext } from '../../src/runtime/context/index.js';

/** The installation itself, as the actor of a test. */
export const INSTALLATION = systemContext('test');

/** The same, bound to a tenant. */
export const onPlatform = (platformId: string): TenantContext => INSTALLATION.forPlatform(platformId);
