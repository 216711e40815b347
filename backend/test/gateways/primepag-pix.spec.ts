import { describe } from '@jest/globals';
import { OverHttp, payoutJourney, pixJourney } from './support/over-http.js';

describe.each(['PRIMEPAG', 'ZENDRY'])('%s over HTTP', (id) => {
  const http = new OverHttp(id);
  pixJourney(http);
  payoutJourney(http, { at: 'awaiting' });
});
