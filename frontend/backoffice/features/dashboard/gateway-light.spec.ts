import { expect, it } from '@jest/globals';
import { gatewayLight, resultOf } from './gateway-light';

const CHARGING = { active: true, draining: false, attempts: 10, unknown: 2 };

it.each([
  ['ok', CHARGING],
  ['degraded', { ...CHARGING, unknown: 3 }],
  ['idle', { ...CHARGING, attempts: 0, unknown: 0 }],
  ['draining', { ...CHARGING, draining: true, unknown: 9 }],
  ['inactive', { ...CHARGING, active: false, draining: true }],
])('the light of a gateway account is %s', (light, account) => {
  expect(gatewayLight(account).light).toBe(light);
});

it('what is left is the margin without what went back, and the cost that providers keep', () => {
  expect(
    resultOf({
      ...{ approvedFee: 2516, approvedCost: 1013, approvedMargin: 1353 },
      ...{ returnedMargin: 249, returnedCost: 188 },
    }),
  ).toEqual({ managers: 150, left: 916 });
});
