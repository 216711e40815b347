import { Module } from '@nestjs/common';
import { CardKeyIds } from './card-key-ids.js';
import { CardKeys } from './card-keys.js';
import { EnvelopeCardVault } from './envelope-card-vault.js';
import { ForgetCardPayloads } from './forget-card-payloads.js';
import { HeldCards } from './held-cards.js';
import { StoredCards } from './stored-cards.js';
import { UsedCardPayloads } from './used-card-payloads.js';

const PUBLIC = [CardKeys, EnvelopeCardVault, HeldCards, StoredCards, UsedCardPayloads];

@Module({ providers: [CardKeyIds, ForgetCardPayloads, ...PUBLIC], exports: PUBLIC })
export class CardsModule {}
