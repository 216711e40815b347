import { Module } from '@nestjs/common';
import { CardKeyIds } from './card-key-ids.js';
import { CardKeys } from './card-keys.js';
import { EnvelopeCardVault } from './envelope-card-vault.js';
import { DeleteCardPayloads } from './delete-card-payloads.js';
import { CardsInMemory } from './cards-in-memory.js';
import { StoredCards } from './stored-cards.js';
import { UsedCardPayloads } from './used-card-payloads.js';

const PUBLIC = [CardKeys, EnvelopeCardVault, CardsInMemory, StoredCards, UsedCardPayloads];

@Module({ providers: [CardKeyIds, DeleteCardPayloads, ...PUBLIC], exports: PUBLIC })
export class CardsModule {}
