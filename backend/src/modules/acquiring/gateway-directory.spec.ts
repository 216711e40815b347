import { Test } from '@nestjs/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAYS } from '../../gateways/gateways.js';
import { GatewayDirectory } from './gateway-directory.js';

/** Payments.md §1, "Provider names". */
const NAMES = [
  ['P1.24', 'ABMEX'],
  ['P1.25', 'ASAAS'],
  ['P1.26', 'PAGARME'],
  ['P1.27', 'PAGO'],
  ['P1.28', 'TRANSFEERA'],
  ['P1.29', 'ULTRAGATE'],
  ['P1.30', 'IUGU'],
  ['P1.31', 'SAQPAY'],
  ['P1.32', 'PRIMEPAG'],
  ['P1.33', 'SUITPAY'],
  ['P1.34', 'MERCADOPAGO'],
  ['P1.35', 'SPACEFY'],
  ['P1.36', 'PAGSTAR'],
  ['P1.37', 'WALLETZ'],
  ['P1.38', 'SIMPAY'],
  ['P1.39', 'FIREBANK'],
  ['P1.40', 'PAYUP'],
  ['P1.41', 'AKTAPAY'],
  ['P1.42', 'EZZEBANK'],
  ['P1.43', 'VIATECH'],
  ['P1.44', 'ABMEXPAY'],
  ['P1.45', 'OWENPAY'],
  ['P1.46', 'ZENET'],
  ['P1.47', 'ARKAMA'],
  ['P1.48', 'NOXPAY'],
  ['P1.49', 'NEXTPAY'],
  ['P1.50', 'AXISBANK'],
  ['P1.51', 'VOLUTI'],
  ['P1.52', 'CRMCOIN'],
  ['P1.53 P1.54', 'IUGUBAAS'],
  ['P1.55', 'VILLET'],
  ['P1.56', 'MEDIUS'],
  ['P1.57', 'ABMEXSPLIT'],
  ['P1.58', 'CELCOIN'],
  ['P1.59', 'PAGARMEBAAS'],
  ['P1.60', 'PRONTTUS'],
  ['P1.61', 'CASHTIME'],
  ['P1.62', 'LYNXPAY'],
  ['P1.63', 'REFLOWPAY'],
  ['P1.64', 'ZENDRY'],
  ['P1.65', 'PAGUESAFE'],
  ['P1.66', 'TREEAL'],
  ['P1.67', 'VENIT'],
  ['P1.68', 'FAIRPAY'],
  ['P1.69', 'ROYALTY'],
  ['P1.70', 'NEWLEVEL'],
  ['P1.71', 'PIXIUM'],
  ['P1.72', 'HORIZONBANK'],
  ['P1.73', 'BMB'],
  ['P1.74', 'TRANSAC'],
  ['P1.75', 'VENITIP'],
  ['P1.76', 'UNICOPAY'],
  ['P1.77', 'GATYWAY'],
  ['P1.78', 'RAPDYN'],
  ['P1.79', 'BRAVIVE'],
  ['P1.80', 'HUNTERPAY'],
  ['P1.81', 'PODPAY'],
  ['P1.82', 'ONZ'],
  ['P1.83', 'FLOW2PAY'],
  ['P1.84', 'WITETEC'],
  ['P1.85', 'LEXXEN'],
  ['P1.86', 'PLUGGOU'],
  ['P1.87', 'HAWKPAY'],
  ['P1.88', 'LUMION'],
  ['P1.89', 'PAGNET'],
  ['P1.90', 'KUBER_FINANCE'],
  ['P1.91', 'ROYALPAY'],
  ['P1.92', 'OWEMPAY'],
  ['P1.93', 'MAKE_YOUR_BANK'],
  ['P1.94', 'PAYSHARKGATEWAY'],
];

describe('the directory of gateways', () => {
  let directory: GatewayDirectory;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ providers: [...GATEWAYS, GatewayDirectory] })
      // No gateway is defined by data here.
      .useMocker(() => ({ find: () => undefined }))
      .compile();
    directory = module.get(GatewayDirectory);
  });

  it.each(NAMES)('%s %s names the gateway that speaks to it', (_, name) => {
    expect(directory.get(name).manifest.id).toBe(name);
  });

  it('P1.2 P1.3 chooses by the name, exactly as it is spelt', () => {
    expect(new Set(NAMES.map(([, name]) => directory.get(name as string))).size).toBe(NAMES.length);
    for (const name of ['', 'hawkpay', 'HAWKPAY ', 'NOBODY', 'constructor', '__proto__']) {
      expect(directory.find(name)).toBeUndefined();
      expect(() => directory.get(name)).toThrow(`no gateway is registered for provider ${name}`);
    }
  });
});
