import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const TYPES = ['FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI'] as const;

/** The tracking ids of the platform itself. */
export const platformPixelsList = defineList({
  area: 'admin',
  name: 'platform-pixels',
  page: 'platform-pixels',
  flag: ADMIN_PAGE_FLAGS['platform-pixels'],
  columns: {
    pixelId: column.text(),
    type: column.status({
      FACEBOOK: 'plain',
      GOOGLE_ADS: 'plain',
      GOOGLE_ANALYTICS: 'plain',
      TIKTOK: 'plain',
      KWAI: 'plain',
    }),
    label: column.text(),
    state: column.status({ ON: 'ok', OFF: 'quiet' }),
    consent: column.status({ ASKED: 'plain', PLATFORM: 'plain' }),
    token: column.status({ SET: 'ok', NONE: 'quiet' }),
    created: column.dateTime({ sortable: true }),
  },
  filters: { type: filter.oneOf(TYPES), state: filter.oneOf(['ON', 'OFF']) },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
