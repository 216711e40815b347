import type { ModuleSchema } from '../../database/index.js';
import { CardKeyRow } from './card-key.entity.js';
import { StoredCardRow } from './stored-card.entity.js';
import { UsedCardPayloadRow } from './used-card-payload.entity.js';

export const CARDS_SCHEMA: ModuleSchema = {
  entities: [CardKeyRow, StoredCardRow, UsedCardPayloadRow],
};
