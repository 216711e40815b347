import { randomUUID } from 'node:crypto';
import { SOURCE_LOCALE, type Locale } from '@guiche/checkout-rules';
import { requestScope } from '../../database/request-scope.js';
import { actorLabel, recordedActor, type Actor, type PersonActor } from './actor.js';

declare const platform: unique symbol;

/** The id of a tenant. Only {@link Context.forPlatform} makes one, so a query that demands it cannot be given any other text. */
export type PlatformId = string & { readonly [platform]: true };

/** A context that is bound to one tenant: what repositories demand. */
export type TenantContext = Context & { readonly platformId: PlatformId };

/** A context of the installation, for what concerns all tenants: jobs, commands and the master. */
export type InstallationContext = Context & { readonly platformId: null };

/** Bound to one tenant, which bounds what is read and written, or of the installation, for all tenants. */
export type ScopedContext = TenantContext | InstallationContext;

interface ContextFields {
  readonly actor: Actor;
  /** The account that the actor looks at and changes, when it is not their own. */
  readonly actingFor: PersonActor | undefined;
  readonly platformId: PlatformId | null;
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string | null;
}

/**
 * On whose behalf something is done: the first argument of use cases, and required by repositories of tenant data. Immutable.
 * A request's context is made in `request-context.ts`, that of jobs and commands by {@link systemContext}.
 */
export class Context implements ContextFields {
  readonly actor: Actor;
  readonly actingFor: PersonActor | undefined;
  /** Null: the installation, which the master and the jobs work on, or a tenant that is not known yet. */
  readonly platformId: PlatformId | null;
  /** The language of the reader. */
  readonly locale: Locale;
  /** The same in every log line of a request, job or command. */
  readonly requestId: string;
  /** The address of the client. Null where there is none: jobs and commands. */
  readonly ip: string | null;

  private constructor({ actor, actingFor, platformId, locale, requestId, ip }: ContextFields) {
    this.actor = actor;
    this.actingFor = actingFor;
    this.platformId = platformId;
    this.locale = locale;
    this.requestId = requestId;
    this.ip = ip;
  }

  static of(given: Partial<ContextFields> & Pick<ContextFields, 'actor'>): Context {
    return new Context({
      actingFor: undefined,
      platformId: null,
      locale: SOURCE_LOCALE,
      requestId: requestScope()?.requestId ?? randomUUID(),
      ip: null,
      ...given,
    });
  }

  /**
   * The same context, bound to a tenant. At the checkout the tenant is that of the offer or payment that was found, never one that
   * the request names; in the back office it is that of the session.
   * @throws Error when the context is bound to another tenant already
   */
  forPlatform(platformId: string): TenantContext {
    if (this.platformId === platformId) return this as TenantContext;
    if (this.platformId !== null)
      throw new Error(`a context of platform ${this.platformId} cannot be used for platform ${platformId}`);
    return new Context({ ...this, platformId: platformId as PlatformId }) as TenantContext;
  }

  /** Whether a row of this tenant, which was found by an id that names no tenant, may be read. */
  mayRead(platformId: string): boolean {
    return this.platformId === null || this.platformId === platformId;
  }

  /**
   * The same context, for all tenants.
   * @throws Error when it is bound to one, or when the actor is neither the installation itself nor the master
   */
  forInstallation(): InstallationContext {
    if (this.platformId !== null || (this.actor.kind !== 'system' && this.actor.kind !== 'master'))
      throw new Error(`${this.actorLabel} may not work on all platforms`);
    return this as InstallationContext;
  }

  /** The actor as a log line names it. */
  get actorLabel(): string {
    return actorLabel(this.actor);
  }

  /** The actor as columns such as `resolved_by` record it. */
  get recordedActor(): string {
    return recordedActor(this.actor);
  }
}

/**
 * The context of a job, a consumer of events or a command. It is bound to no tenant.
 * @param name constant and in plain words: 'janitor', 'refunds command'
 * @param operator who ran the command, as they said
 */
export function systemContext(
  name: string,
  { operator }: { readonly operator?: string } = {},
): InstallationContext {
  const actor = { kind: 'system', name, ...(operator !== undefined && { operator }) } as const;
  return Context.of({ actor }).forInstallation();
}
