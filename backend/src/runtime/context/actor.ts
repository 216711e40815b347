/** What people may do follows from the kind; the specification names the roles (domain.md, section 2). */
export type PersonKind = 'user' | 'staff' | 'manager' | 'master';

/** A person with an account. */
export interface PersonActor {
  readonly kind: PersonKind;
  readonly id: string;
}

/** A job, a consumer of events or a command of this installation. */
export interface SystemActor {
  readonly kind: 'system';
  /** Constant and in plain words: 'janitor', 'refunds command'. */
  readonly name: string;
  /** Who ran the command, as they said (`--by`). Recorded with what they change, never logged. */
  readonly operator?: string;
}

/** Who acts: an anonymous visitor, a person, or the installation itself. */
export type Actor = { readonly kind: 'anonymous' } | PersonActor | SystemActor;

/** How a log line names an actor: kind and id, no personal data. */
export function actorLabel(actor: Actor): string {
  switch (actor.kind) {
    case 'anonymous':
      return 'anonymous';
    case 'system':
      return `system:${actor.name}`;
    default:
      return `${actor.kind}:${actor.id}`;
  }
}

/** How a change that is recorded names its actor: the operator of a command by the name they gave, everybody else as a log does. */
export function recordedActor(actor: Actor): string {
  return actor.kind === 'system' && actor.operator !== undefined ? actor.operator : actorLabel(actor);
}
