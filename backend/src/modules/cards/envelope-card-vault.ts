import type { CardData, CardVault } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Envelope } from '../../runtime/crypto/index.js';

const context = (boundTo: string): string => `card:${boundTo}`;

/**
 * Encrypts cards with the keys of the installation. The result is only in memory, from the check of a card to the
 * call that charges it: it holds the security code, so it is never written anywhere.
 */
@Injectable()
export class EnvelopeCardVault implements CardVault {
  constructor(private readonly envelope: Envelope) {}

  seal(card: CardData, boundTo: string): string {
    return this.envelope.seal(JSON.stringify(card), context(boundTo)).toString('base64url');
  }

  open(token: string, boundTo: string): CardData {
    const opened = this.envelope.open(Buffer.from(token, 'base64url'), context(boundTo));
    return JSON.parse(opened.toString('utf8')) as CardData;
  }
}
