import { expect, it } from '@jest/globals';
import { newWebhookToken, platformOfWebhookToken } from './webhook-token.js';

const PLATFORM = '018f0000-0000-7000-8000-000000000001';

it('a webhook token names its platform and holds 24 random bytes', () => {
  const [one, other] = [newWebhookToken(PLATFORM), newWebhookToken(PLATFORM)];
  expect(one).toMatch(new RegExp(`^${PLATFORM}\\.[A-Za-z0-9_-]{32}$`));
  expect(other).not.toBe(one);
  expect(platformOfWebhookToken(one)).toBe(PLATFORM);
});

it.each(['kTq0', PLATFORM, `${PLATFORM}.`, `x${PLATFORM}.kTq0`, PLATFORM.toUpperCase() + '.kTq0', ''])(
  'the token "%s" names no platform',
  (token) => {
    expect(platformOfWebhookToken(token)).toBeUndefined();
  },
);
