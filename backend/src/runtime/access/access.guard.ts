import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayUse } from '@guiche/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Context, bindRequestContext } from '../context/index.js';
import { runtimeProblem } from '../errors/index.js';
import { ACCESS_RULE, type AccessRule } from './access-rule.js';
import { ACTOR_OF_AREA, Authenticator, keepSession, type Session } from './session.js';

/** Of every answer to a signed-in person, refusals included: nobody keeps it, frames it, runs it or learns where it was read. */
const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Enforces the access rule of every route. Without a session it answers 401 `signInRequired`; with a session of another area, or
 * without the permission, 403 `notAllowed`, which names the permission; while a second factor must be added, 403 `secondFactorNeeded`;
 * to an API key that may not do this, 403 `notForThisKey`; to a member of a team, 403 `notForMembers`; to a change while staff look at the
 * account of somebody else, or to reading what they may not, 403 `notWhileImpersonating`; to a sensitive change long after the person
 * proved who they are, 401 `proofNeeded`.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      host.getHandler(),
      host.getClass(),
    ]);
    // The boot check refuses such a route, so this is reached by a defect only.
    if (!rule) throw runtimeProblem('notAllowed', { detail: 'the route declares no access rule' });
    if (rule.kind === 'public') return true;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    void host.switchToHttp().getResponse<FastifyReply>().headers(PRIVATE);
    const token = bearerToken(request);
    const session = token === undefined ? undefined : await this.authenticator.authenticate(request, token);
    if (!session) throw runtimeProblem('signInRequired');
    refuseOthers(rule, session);
    refuseImpersonator(rule, session, request.method);
    refuseKey(rule, session, request.method);
    refuseMember(rule, session, request.method);
    if (rule.recentProof && session.proofSecondsLeft === 0) throw runtimeProblem('proofNeeded');
    keepSession(request, session);
    bindRequestContext(request, contextOf(session, rule));
    return true;
  }
}

function refuseOthers(
  { areas, flag, withoutSecondFactor }: Extract<AccessRule, { kind: 'signedIn' }>,
  session: Session,
): void {
  if (!areas.includes(session.area)) throw runtimeProblem('notAllowed');
  if (session.mustAddSecondFactor && !withoutSecondFactor) throw runtimeProblem('secondFactorNeeded');
  if (flag !== undefined && session.area === 'admin' && !session.person.flags.has(flag))
    throw runtimeProblem('notAllowed', { members: { flag } });
}

/** Whoever signed in as somebody else only looks: no money is moved and no credential is changed. */
function refuseImpersonator(
  { duringImpersonation }: Extract<AccessRule, { kind: 'signedIn' }>,
  { impersonator }: Session,
  method: string,
): void {
  if (impersonator && !(duringImpersonation ?? isReading(method)))
    throw runtimeProblem('notWhileImpersonating');
}

/** A key is refused unless the route allows keys, and a key that reads only is refused every change. */
function refuseKey(
  { forApiKeys }: Extract<AccessRule, { kind: 'signedIn' }>,
  { apiKeyScope }: Session,
  method: string,
): void {
  if (apiKeyScope === null) return;
  if (!forApiKeys || (apiKeyScope === 'READ' && !isReading(method))) throw runtimeProblem('notForThisKey');
}

/** A member of a team is refused unless the route names a scope, and the role has it; the answer names the scope. */
function refuseMember(
  { forMembers }: Extract<AccessRule, { kind: 'signedIn' }>,
  { member }: Session,
  method: string,
): void {
  if (member === null) return;
  if (forMembers === undefined) throw runtimeProblem('notForMembers');
  if (!mayUse(member.role, forMembers, isReading(method) ? 'READ' : 'WRITE'))
    throw runtimeProblem('notForMembers', { members: { scope: forMembers } });
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The person acts, on their own platform only; behind an impersonation, who signed in as them. A member acts for the owner of the
 * account, except on their own sign-in.
 */
function contextOf(
  { area, person, accountId, platformId, impersonator }: Session,
  { forMembers }: Extract<AccessRule, { kind: 'signedIn' }>,
): (anonymous: Context) => Context {
  return (anonymous) => {
    const owner = { kind: ACTOR_OF_AREA[area], id: person.id };
    const account = { kind: ACTOR_OF_AREA[area], id: accountId };
    const forOwner = accountId !== person.id && forMembers !== 'own' ? { actingFor: account } : {};
    const acting = impersonator
      ? { actor: { kind: ACTOR_OF_AREA[impersonator.area], id: impersonator.id }, actingFor: owner }
      : { actor: owner, ...forOwner };
    const ctx = Context.of({ ...anonymous, ...acting });
    return platformId === null ? ctx : ctx.forPlatform(platformId);
  };
}

function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,128})$/.exec(authorization ?? '')?.[1];
}
