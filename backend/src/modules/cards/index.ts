export { cardFingerprint } from './card-fingerprint.js';
export { CardKeyRow } from './card-key.entity.js';
export {
  CardKeys,
  ExpiredCard,
  UnreadableCard,
  type CardKey,
  type CardKeyScope,
  type OpenedCard,
} from './card-keys.js';
export { HeldCards, type HeldCard } from './held-cards.js';
export { cardData, readSentCard, type SentCard } from './sent-card.js';
export { StoredCards, type CardToStore, type StoredCard } from './stored-cards.js';
export { retireCardKeys } from './retire-card-keys.js';
export { StoredCardRow } from './stored-card.entity.js';
export { UsedCardPayloadRow } from './used-card-payload.entity.js';
export { UsedCardPayloads, type CardPayload } from './used-card-payloads.js';
export { CardsModule } from './cards.module.js';
export { EnvelopeCardVault } from './envelope-card-vault.js';
export { SEALED_IN_CARDS } from './sealed-columns.js';
