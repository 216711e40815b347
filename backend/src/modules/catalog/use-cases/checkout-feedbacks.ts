import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { catalogProblem } from '../catalog-problems.js';
import type { Feedback } from '../domain/checkout-look.js';
import { CheckoutDrafts } from './checkout-drafts.js';

/** More are not read. */
const MOST_FEEDBACKS = 12;

type Said = Pick<Feedback, 'title' | 'description' | 'stars'>;

/** The testimonials of a draft. */
@Injectable()
export class CheckoutFeedbacks {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly clock: Clock,
  ) {}

  /** Adds one at the end. @throws Problem notFound; tooManyFeedbacks (422); changedMeanwhile (409) */
  async add(ctx: TenantContext, session: Session, id: string, said: Said, version: number): Promise<string> {
    const feedbackId = newId(this.clock.now());
    await this.drafts.save(
      ctx,
      session,
      id,
      ({ feedbacks }) => {
        if (feedbacks.length >= MOST_FEEDBACKS) throw catalogProblem('tooManyFeedbacks');
        return { feedbacks: [...feedbacks, { ...said, id: feedbackId, image: null }] };
      },
      version,
    );
    return feedbackId;
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async edit(
    ctx: TenantContext,
    session: Session,
    id: string,
    {
      feedbackId,
      said,
      version,
    }: { readonly feedbackId: string; readonly said: Said; readonly version: number },
  ): Promise<void> {
    await this.drafts.save(
      ctx,
      session,
      id,
      ({ feedbacks }) => {
        if (!feedbacks.some((one) => one.id === feedbackId)) throw runtimeProblem('notFound');
        return { feedbacks: feedbacks.map((one) => (one.id === feedbackId ? { ...one, ...said } : one)) };
      },
      version,
    );
  }

  /** Those that are named stay, in this order. @throws Problem notFound; changedMeanwhile (409) */
  async arrange(
    ctx: TenantContext,
    session: Session,
    id: string,
    ids: readonly string[],
    version: number,
  ): Promise<void> {
    await this.drafts.save(
      ctx,
      session,
      id,
      ({ feedbacks }) => ({
        feedbacks: [...new Set(ids)].map((wanted) => {
          const found = feedbacks.find((one) => one.id === wanted);
          if (!found) throw runtimeProblem('notFound');
          return found;
        }),
      }),
      version,
    );
  }
}
