import { sellerAction } from '../../access/area-handlers.server';
import { previewTyped } from '../../features/checkout-builder/unsaved-preview.server';

export const action = sellerAction({}, previewTyped);
