import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { Reads, sql } from '../../../database/index.js';
import { requestContext, type Context } from '../../../runtime/context/index.js';
import { Problem } from '../../../runtime/errors/index.js';

const PERSON = /^(user|staff|manager):([0-9a-f-]{36})$/;
/** How a record names an actor; what is written otherwise is a name already. */
const RECORDED = /^(anonymous$|(user|staff|manager|master|system):)/;
/** Somebody who works for the platform is named to its staff only. */
const NAMED_TO_ALL = ['user'];

const NAME = sql<{ platformId: string; id: string }>(
  'name-of-who-changed',
  'select name from users_read where platform_id = :platformId and id = :id',
);

/**
 * Whoever edited a record that somebody else changed meanwhile reads who it was: the problem `changedMeanwhile` leaves with a name where it was
 * thrown with an id.
 */
@Injectable()
export class NameWhoChanged implements NestInterceptor {
  constructor(private readonly reads: Reads) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof Problem) || error.members?.changedBy === undefined)
          return throwError(() => error);
        const ctx = requestContext(host.switchToHttp().getRequest<FastifyRequest>());
        return from(this.named(ctx, error)).pipe(mergeMap((named) => throwError(() => named)));
      }),
    );
  }

  private async named(ctx: Context, { status, code, titles, members, headers }: Problem): Promise<Problem> {
    const changedBy = await this.nameOf(ctx, String(members?.changedBy));
    return new Problem(status, code, titles, {
      ...(headers && { headers }),
      members: { ...members, changedBy },
    });
  }

  /** Null: a program, a master, or a person who is not named to the reader. */
  private async nameOf({ platformId, actor }: Context, recorded: string): Promise<string | null> {
    if (!RECORDED.test(recorded)) return actor.kind === 'staff' ? recorded : null;
    const [, kind = '', id] = PERSON.exec(recorded) ?? [];
    const isNamed = actor.kind === 'staff' || NAMED_TO_ALL.includes(kind);
    if (!isNamed || id === undefined || platformId === null) return null;
    const [found] = await this.reads.primary<{ name: string }>(NAME({ platformId, id }));
    return found?.name ?? null;
  }
}
