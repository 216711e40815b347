/** A request to an advertising network. */
export interface PixelRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface TestEvent {
  readonly type: string;
  readonly pixelId: string;
  readonly token: string;
  /** UUID: what a browser would send with the same event, so that the network counts one. */
  readonly eventId: string;
  readonly now: Date;
}

/** Where events of servers go, by network. The others document no such address. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  FACEBOOK: 'https://graph.facebook.com',
  GOOGLE_ANALYTICS: 'https://www.google-analytics.com',
  TIKTOK: 'https://business-api.tiktok.com',
};

export const sendsServerEvents = (type: string): boolean => type in ENDPOINTS;

/**
 * The page view that is sent as a test, in the form of each network. It holds no data of a person.
 * @param base in the place of the address of the network: a simulator
 */
export function testEventRequest(event: TestEvent, base = ''): PixelRequest | undefined {
  const { type, pixelId, token, eventId, now } = event;
  const endpoint = base || ENDPOINTS[type];
  if (endpoint === undefined) return undefined;
  const json = { 'content-type': 'application/json' };
  const time = Math.floor(now.getTime() / 1000);
  switch (type) {
    case 'FACEBOOK': {
      const data = [
        { event_name: 'PageView', event_time: time, event_id: eventId, action_source: 'website' },
      ];
      const body = { data, access_token: token, test_event_code: 'GUICHE_TEST' };
      return { url: `${endpoint}/v21.0/${pixelId}/events`, headers: json, body: JSON.stringify(body) };
    }
    case 'GOOGLE_ANALYTICS': {
      const query = new URLSearchParams({ measurement_id: pixelId, api_secret: token });
      const params = { event_id: eventId, debug_mode: 1 };
      const body = { client_id: eventId, events: [{ name: 'page_view', params }] };
      return { url: `${endpoint}/mp/collect?${query}`, headers: json, body: JSON.stringify(body) };
    }
    case 'TIKTOK': {
      const data = [{ event: 'Pageview', event_time: time, event_id: eventId }];
      const body = { event_source: 'web', event_source_id: pixelId, test_event_code: 'GUICHE_TEST', data };
      const headers = { ...json, 'access-token': token };
      return { url: `${endpoint}/open_api/v1.3/event/track/`, headers, body: JSON.stringify(body) };
    }
    default:
      return undefined;
  }
}
