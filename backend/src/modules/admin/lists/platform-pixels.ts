import { platformPixelsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The tracking ids of the platform itself. */
export const platformPixels = bindList(platformPixelsList, {
  source: 'from platform_pixels_read x',
  id: 'x.id',
  tenant: 'x.platform_id',
  columns: {
    pixelId: 'x.pixel_id',
    type: 'x.type',
    label: 'x.label',
    state: `case when x.is_active then 'ON' else 'OFF' end`,
    consent: `case when x.needs_consent then 'ASKED' else 'PLATFORM' end`,
    token: `case when x.has_token then 'SET' else 'NONE' end`,
    created: 'x.created_at',
  },
  filters: { type: 'x.type', state: `case when x.is_active then 'ON' else 'OFF' end` },
});
