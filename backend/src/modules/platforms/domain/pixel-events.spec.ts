import { expect, it } from '@jest/globals';
import { testEventRequest } from './pixel-events.js';

const EVENT = {
  ...{ pixelId: '111222333', token: 'secret', eventId: '0190a000-0000-7000-8000-00000000000a' },
  now: new Date('2026-03-02T12:00:00.000Z'),
};

it.each([
  ['FACEBOOK', 'https://graph.facebook.com/v21.0/111222333/events', 'PageView'],
  [
    'GOOGLE_ANALYTICS',
    'https://www.google-analytics.com/mp/collect?measurement_id=111222333&api_secret=secret',
    'page_view',
  ],
  ['TIKTOK', 'https://business-api.tiktok.com/open_api/v1.3/event/track/', 'Pageview'],
])('the test event of %s goes to its network with the id of the event', (type, url, name) => {
  const sent = testEventRequest({ ...EVENT, type });
  expect(sent?.url).toBe(url);
  expect(sent?.body).toContain(`"${name}"`);
  expect(sent?.body).toContain(EVENT.eventId);
});

it('networks without a documented address send nothing', () => {
  expect(testEventRequest({ ...EVENT, type: 'KWAI' })).toBeUndefined();
  expect(testEventRequest({ ...EVENT, type: 'GOOGLE_ADS' }, 'http://127.0.0.1:1')).toBeUndefined();
});
