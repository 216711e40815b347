import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Area, Flag, TeamRole } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import type { PersonKind } from '../context/index.js';

/** A person who is signed in. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The permissions in the admin area; empty in every other area. */
  readonly flags: ReadonlySet<Flag>;
}

/** A valid session: it belongs to the host of the request, has not expired and was not ended. */
export interface Session {
  readonly id: string;
  readonly area: Area;
  /** Null: a master, who belongs to no platform. */
  readonly platformId: string | null;
  readonly person: SignedInPerson;
  /** Whose records a page of the seller area shows: those of the person, or of the owner of the account where the person is a member. */
  readonly accountId: string;
  /** A person who works in the account of a seller. Null: everybody else. */
  readonly member: Member | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The person works with money of others and has no second factor, so the session can only add one. */
  readonly mustAddSecondFactor: boolean;
  /** How long the last proof of who the person is still counts. 0: it is too old, or there is none. */
  readonly proofSecondsLeft: number;
  /** Staff who signed in as the person. Null: it is the person. */
  readonly impersonator: Impersonator | null;
  /** A program of the person uses an API key with this scope. Null: it is a session. */
  readonly apiKeyScope: 'READ' | 'WRITE' | null;
}

/** What a member of a team may do, and whose account it is. */
export interface Member {
  readonly role: TeamRole;
  readonly owner: { readonly id: string; readonly name: string };
}

/** Who is behind a session of somebody else. */
export interface Impersonator {
  readonly area: Area;
  readonly id: string;
  readonly name: string;
}

/** Finds the session of a request. Implemented by the module that stores sessions. */
export abstract class Authenticator {
  abstract authenticate(request: FastifyRequest, token: string): Promise<Session | undefined>;
}

/** The kind of actor that the context of a request names. */
export const ACTOR_OF_AREA: Readonly<Record<Area, PersonKind>> = {
  seller: 'user',
  customer: 'user',
  admin: 'staff',
  manager: 'manager',
  master: 'master',
};

const sessions = new WeakMap<FastifyRequest, Session>();

export function keepSession(request: FastifyRequest, session: Session): void {
  sessions.set(request, session);
}

/** The session of the request, as a parameter of a handler whose route requires one. */
export const CurrentSession = createParamDecorator((_: unknown, host: ExecutionContext): Session => {
  const session = sessions.get(host.switchToHttp().getRequest<FastifyRequest>());
  if (!session) throw new Error('a public route has no session');
  return session;
});
