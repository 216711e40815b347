import type { PaymentMethod } from '@guiche/brazil';
import {
  MAX_INSTALLMENTS,
  rollingReserveOf,
  type MethodTariff,
  type ReleaseRule,
  type ReleaseRules,
} from '@guiche/money';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { shownFees, type FeePlan } from '../../platforms/index.js';
import type { OwnAnticipation, SellerTerms } from '../domain/seller-terms.js';
import { FIELD_TEXTS } from '../seller-problems.js';
import type { SellerTermsDto, TermsValuesDto } from './seller-terms.dto.js';

/** Terms as a form shows them: own fees, else those of the platform. */
export function shownTerms(
  terms: SellerTerms,
  platform: { readonly fees: FeePlan; readonly release: ReleaseRules },
): TermsValuesDto {
  const { fees = {}, serviceFees = {}, withoutMethods = [], gateways = {}, anticipation = {} } = terms;
  const { PIX, BILLET, CREDIT_CARD, rolling } = terms.release ?? platform.release;
  return {
    ...{ pixOwn: 'PIX' in fees, billetOwn: 'BILLET' in fees, cardOwn: 'CREDIT_CARD' in fees },
    fees: shownFees({ ...platform.fees, ...fees }),
    releaseOwn: terms.release !== undefined,
    release: { PIX, BILLET, CREDIT_CARD, ...(rolling && { rolling }) },
    withdrawalFee: serviceFees.withdrawalFee ?? null,
    refundFee: serviceFees.refundFee ?? null,
    chargebackFee: serviceFees.chargebackFee ?? null,
    medFee: serviceFees.medFee ?? null,
    anticipation: anticipation.isEnabled === undefined ? null : anticipation.isEnabled ? 'ON' : 'OFF',
    anticipationFeeBasisPoints: anticipation.feeBps ?? null,
    pixOffered: !withoutMethods.includes('PIX'),
    cardOffered: !withoutMethods.includes('CREDIT_CARD'),
    billetOffered: !withoutMethods.includes('BILLET'),
    pixGateway: gateways.PIX ?? null,
    cardGateway: gateways.CREDIT_CARD ?? null,
    billetGateway: gateways.BILLET ?? null,
    maxInstallments: terms.maxInstallments ?? null,
    softDescriptor: terms.softDescriptor ?? null,
    salesBlocked: terms.salesBlocked ?? false,
    cashOutBlocked: terms.cashOutBlocked ?? false,
  };
}

/** The terms of a form. @throws Problem validation (422): the fees of a card are not 12 */
export function termsOf(input: SellerTermsDto): SellerTerms {
  const { maxInstallments, softDescriptor, salesBlocked, cashOutBlocked } = input;
  const fees = { ...ownFees(input) };
  const serviceFees = ownServiceFees(input);
  const anticipation = ownAnticipation(input);
  const withoutMethods: PaymentMethod[] = [
    ...(input.pixOffered ? [] : ['PIX' as const]),
    ...(input.cardOffered ? [] : ['CREDIT_CARD' as const]),
    ...(input.billetOffered ? [] : ['BILLET' as const]),
  ];
  const gateways = {
    ...(input.pixGateway && { PIX: input.pixGateway }),
    ...(input.cardGateway && { CREDIT_CARD: input.cardGateway }),
    ...(input.billetGateway && { BILLET: input.billetGateway }),
  };
  return {
    ...(Object.keys(fees).length > 0 && { fees }),
    ...(Object.keys(serviceFees).length > 0 && { serviceFees }),
    ...(Object.keys(anticipation).length > 0 && { anticipation }),
    ...(withoutMethods.length > 0 && { withoutMethods }),
    ...(Object.keys(gateways).length > 0 && { gateways }),
    ...(maxInstallments !== undefined && { maxInstallments }),
    ...(softDescriptor !== undefined && { softDescriptor }),
    ...(input.releaseOwn === true && { release: ownRelease(input) }),
    ...(salesBlocked && { salesBlocked: true as const }),
    ...(cashOutBlocked && { cashOutBlocked: true as const }),
  };
}

/** Numbers that are left out are 0; days of a role are those of the producer then. */
function ownRelease(input: SellerTermsDto): ReleaseRules {
  const rule = (method: 'pix' | 'billet' | 'card'): ReleaseRule => {
    const affiliateDays = input[`${method}AffiliateDays`];
    const coProducerDays = input[`${method}CoProducerDays`];
    return {
      days: input[`${method}Days`] ?? 0,
      ...(affiliateDays !== undefined && { affiliateDays }),
      ...(coProducerDays !== undefined && { coProducerDays }),
      reserveBps: input[`${method}ReserveBasisPoints`] ?? 0,
      reserveDays: input[`${method}ReserveDays`] ?? 0,
    };
  };
  const rolling = rollingReserveOf({
    ...{ bps: input.rollingBasisPoints, days: input.rollingDays, saleDays: input.rollingSaleDays },
  });
  return {
    ...{ PIX: rule('pix'), BILLET: rule('billet'), CREDIT_CARD: rule('card') },
    ...(rolling && { rolling }),
  };
}

function ownFees(input: SellerTermsDto): NonNullable<SellerTerms['fees']> {
  const { pixBasisPoints = 0, pixFixed = 0, billetBasisPoints = 0, billetFixed = 0 } = input;
  return {
    ...(input.pixOwn && { PIX: { bps: pixBasisPoints, fixed: pixFixed } }),
    ...(input.billetOwn && { BILLET: { bps: billetBasisPoints, fixed: billetFixed } }),
    ...(input.cardOwn && { CREDIT_CARD: cardFees(input) }),
  };
}

function ownServiceFees({
  withdrawalFee,
  refundFee,
  chargebackFee,
  medFee,
}: SellerTermsDto): NonNullable<SellerTerms['serviceFees']> {
  return {
    ...(withdrawalFee !== undefined && { withdrawalFee }),
    ...(refundFee !== undefined && { refundFee }),
    ...(chargebackFee !== undefined && { chargebackFee }),
    ...(medFee !== undefined && { medFee }),
  };
}

function ownAnticipation({
  anticipation,
  anticipationFeeBasisPoints: feeBps,
}: SellerTermsDto): OwnAnticipation {
  return {
    ...(anticipation !== undefined && { isEnabled: anticipation === 'ON' }),
    ...(feeBps !== undefined && { feeBps }),
  };
}

function cardFees({ cardBasisPoints = [], cardFixed = [] }: SellerTermsDto): MethodTariff {
  const errors = {
    ...(cardBasisPoints.length !== MAX_INSTALLMENTS && { cardBasisPoints: [FIELD_TEXTS.count] }),
    ...(cardFixed.length !== MAX_INSTALLMENTS && { cardFixed: [FIELD_TEXTS.count] }),
  };
  if (Object.keys(errors).length > 0) throw runtimeProblem('validation', { errors });
  const [once = { bps: 0, fixed: 0 }, ...more] = cardBasisPoints.map((bps, at) => ({
    bps,
    fixed: cardFixed[at] ?? 0,
  }));
  const other = more.flatMap((tariff, index) =>
    tariff.bps === once.bps && tariff.fixed === once.fixed ? [] : [[String(index + 2), tariff] as const],
  );
  return { ...once, ...(other.length > 0 && { byInstallments: Object.fromEntries(other) }) };
}
