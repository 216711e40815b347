import type { ModuleSchema } from '../../database/index.js';
import { ReceiverRow } from './store/receiver.entity.js';

export const RECEIVERS_SCHEMA: ModuleSchema = {
  entities: [ReceiverRow],
  publishes: ['receivers_read'],
};
