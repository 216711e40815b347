import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import {
  ShowSellingRules,
  offeredCookieDays,
  offeredCurrencies,
  offeredRefundWindows,
} from '../../platforms/index.js';
import { OFFER_TEXTS } from '../catalog-problems.js';

export interface OfferedChoices {
  readonly refundWindows: number[];
  readonly currencies: string[];
  /** 0: without an end. */
  readonly affiliateCookieDays: number[];
}

/** What the platform lets sellers choose. What was chosen before it was taken away stays (decision 0212). */
@Injectable()
export class DemandOffered {
  constructor(private readonly rules: ShowSellingRules) {}

  async choices(ctx: TenantContext): Promise<OfferedChoices> {
    const rules = await this.rules.show(ctx);
    return {
      refundWindows: offeredRefundWindows(rules),
      currencies: offeredCurrencies(rules),
      affiliateCookieDays: offeredCookieDays(rules),
    };
  }

  /** @param present what the product has now. @throws Problem validation (422) */
  async cookieDays(ctx: TenantContext, wanted: number, present?: number): Promise<void> {
    if (wanted === present) return;
    const { affiliateCookieDays } = await this.choices(ctx);
    if (!affiliateCookieDays.includes(wanted))
      throw runtimeProblem('validation', { errors: { affiliateCookieDays: [OFFER_TEXTS.notOffered] } });
  }

  /** @param present what the product has now. @throws Problem validation (422) */
  async refundWindow(ctx: TenantContext, wanted: number | null, present?: number | null): Promise<void> {
    if (wanted === null || wanted === present) return;
    const { refundWindows } = await this.choices(ctx);
    if (!refundWindows.includes(wanted))
      throw runtimeProblem('validation', { errors: { guaranteeDays: [OFFER_TEXTS.notOffered] } });
  }

  /** @param present what the offer has now. @throws Problem validation (422) */
  async currency(ctx: TenantContext, wanted: string, present?: string): Promise<void> {
    if (wanted === present) return;
    const { currencies } = await this.choices(ctx);
    if (!currencies.includes(wanted))
      throw runtimeProblem('validation', { errors: { currency: [OFFER_TEXTS.notOffered] } });
  }
}
