import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Area, Flag, TeamScope } from '@guiche/access';

export const ACCESS_RULE = Symbol('access rule');

/** Who may call a route: everybody, for a reason, or people who are signed in to one of some areas. */
export type AccessRule =
  | { readonly kind: 'public'; readonly reason: string }
  | {
      readonly kind: 'signedIn';
      readonly areas: readonly Area[];
      readonly flag?: Flag;
      /** Also for a session that must add a second factor first. */
      readonly withoutSecondFactor?: true;
      /**
       * For staff who look at the account of somebody else. Left out: they read and change nothing. True: they also make this change;
       * false: they do not even read this, because the permission to look at accounts does not include it.
       */
      readonly duringImpersonation?: boolean;
      /** A sensitive change: the person has entered the password, and the code of the second factor, a moment ago. */
      readonly recentProof?: true;
      /** Also for API keys: reading with any scope, changes with `WRITE`. */
      readonly forApiKeys?: true;
      /** Also for members of a seller's team whose role has this scope. Without one, the route is closed to them. */
      readonly forMembers?: TeamScope;
    };

/** A route, or all routes of a controller, for everybody. The reason is part of the list of public routes. */
export const PublicRoute = (reason: string): CustomDecorator<symbol> =>
  SetMetadata<symbol, AccessRule>(ACCESS_RULE, { kind: 'public', reason });

/**
 * A route, or all routes of a controller, for people who are signed in to one of these areas. With a flag, a functionary needs
 * that permission; an administrator has all of them.
 */
export const RequireSession = (
  areas: Area | readonly Area[],
  {
    flag,
    withoutSecondFactor,
    duringImpersonation,
    recentProof,
    forApiKeys,
    forMembers,
  }: SessionRequirements = {},
): CustomDecorator<symbol> =>
  SetMetadata<symbol, AccessRule>(ACCESS_RULE, {
    kind: 'signedIn',
    areas: typeof areas === 'string' ? [areas] : areas,
    ...(flag !== undefined && { flag }),
    ...(withoutSecondFactor && { withoutSecondFactor }),
    ...(duringImpersonation !== undefined && { duringImpersonation }),
    ...(recentProof && { recentProof }),
    ...(forApiKeys && { forApiKeys }),
    ...(forMembers && { forMembers }),
  });

type SessionRequirements = Partial<
  Pick<
    Extract<AccessRule, { kind: 'signedIn' }>,
    'flag' | 'withoutSecondFactor' | 'duringImpersonation' | 'recentProof' | 'forApiKeys' | 'forMembers'
  >
>;
