import type { FeePlan, InstallmentPlan } from './store/platform.entity.js';

/** What a new platform takes of each sale, until it is changed: R$ 2,49 by PIX, R$ 3,49 by boleto, 9,9 % and R$ 1,00 by card. */
export const DEFAULT_FEES: FeePlan = {
  PIX: { bps: 0, fixed: 249 },
  CREDIT_CARD: { bps: 990, fixed: 100 },
  BILLET: { bps: 0, fixed: 349 },
};

/** How buyers of a new platform pay by card: up to twelve installments of R$ 5,00 or more, the first three without interest. */
export const DEFAULT_INSTALLMENTS: InstallmentPlan = {
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 3,
  feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
  minInstallmentValue: 500,
};
