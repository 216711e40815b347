import { Test } from '@nestjs/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAYS } from '../../gateways/gateways.js';
import { GatewayDirectory } from './gateway-directory.js';

/** Payments.md §1, "Provider names". */
const NAMES = [
  ['ABMEX', 'P1.24'],
  ['ASAAS', 'P1.25'],
  ['PAGARME', 'P1.26'],
  ['PAGO', 'P1.27'],
  ['TRANSFEERA', 'P1.28'],
  ['ULTRAGATE', 'P1.29'],
  ['IUGU', 'P1.30'],
  ['SAQPAY', 'P1.31'],
  ['PRIMEPAG', 'P1.32'],
  ['SUITPAY', 'P1.33'],
  ['MERCADOPAGO', 'P1.34'],
  ['SPACEFY', 'P1.35'],
  ['PAGSTAR', 'P1.36'],
  ['WALLETZ', 'P1.37'],
  ['SIMPAY', 'P1.38'],
  ['FIREBANK', 'P1.39'],
  ['PAYUP', 'P1.40'],
  ['AKTAPAY', 'P1.41'],
  ['EZZEBANK', 'P1.42'],
  ['VIATECH', 'P1.43'],
  ['ABMEXPAY', 'P1.44'],
  ['OWENPAY', 'P1.45'],
  ['ZENET', 'P1.46'],
  ['ARKAMA', 'P1.47'],
  ['NOXPAY', 'P1.48'],
  ['NEXTPAY', 'P1.49'],
  ['AXISBANK', 'P1.50'],
  ['VOLUTI', 'P1.51'],
  ['CRMCOIN', 'P1.52'],
  ['IUGUBAAS', 'P1.53, P1.54'],
  ['VILLET', 'P1.55'],
  ['MEDIUS', 'P1.56'],
  ['ABMEXSPLIT', 'P1.57'],
  ['CELCOIN', 'P1.58'],
  ['PAGARMEBAAS', 'P1.59'],
  ['PRONTTUS', 'P1.60'],
  ['CASHTIME', 'P1.61'],
  ['LYNXPAY', 'P1.62'],
  ['REFLOWPAY', 'P1.63'],
  ['ZENDRY', 'P1.64'],
  ['PAGUESAFE', 'P1.65'],
  ['TREEAL', 'P1.66'],
  ['VENIT', 'P1.67'],
  ['FAIRPAY', 'P1.68'],
  ['ROYALTY', 'P1.69'],
  ['NEWLEVEL', 'P1.70'],
  ['PIXIUM', 'P1.71'],
  ['HORIZONBANK', 'P1.72'],
  ['BMB', 'P1.73'],
  ['TRANSAC', 'P1.74'],
  ['VENITIP', 'P1.75'],
  ['UNICOPAY', 'P1.76'],
  ['GATYWAY', 'P1.77'],
  ['RAPDYN', 'P1.78'],
  ['BRAVIVE', 'P1.79'],
  ['HUNTERPAY', 'P1.80'],
  ['PODPAY', 'P1.81'],
  ['ONZ', 'P1.82'],
  ['FLOW2PAY', 'P1.83'],
  ['WITETEC', 'P1.84'],
  ['LEXXEN', 'P1.85'],
  ['PLUGGOU', 'P1.86'],
  ['HAWKPAY', 'P1.87'],
  ['LUMION', 'P1.88'],
  ['PAGNET', 'P1.89'],
  ['KUBER_FINANCE', 'P1.90'],
  ['ROYALPAY', 'P1.91'],
  ['OWEMPAY', 'P1.92'],
  ['MAKE_YOUR_BANK', 'P1.93'],
  ['PAYSHARKGATEWAY', 'P1.94'],
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

  it.each(NAMES)('%s names the gateway that speaks to it (%s)', (name) => {
    expect(directory.get(name).manifest.id).toBe(name);
  });

  it('chooses by the name, exactly as it is spelt (P1.2, P1.3)', () => {
    expect(new Set(NAMES.map(([name]) => directory.get(name as string))).size).toBe(NAMES.length);
    for (const name of ['', 'hawkpay', 'HAWKPAY ', 'NOBODY', 'constructor', '__proto__']) {
      expect(directory.find(name)).toBeUndefined();
      expect(() => directory.get(name)).toThrow(`no gateway is registered for provider ${name}`);
    }
  });
});
