import type { CardTokenIntent, CardTokenOutcome, Manifest, NativeBody, Operation } from '@guiche/gateway-kit';
import { UnreadableBody } from '@guiche/gateway-kit';
import { BeehiveGateway, beehive } from '../beehive/beehive.js';
import { rawCard } from '../beehive/charge.js';
import { CardTokenCredentials } from '../beehive/credentials.js';

/** The older BEEHIVE brands, whose cards become tokens at the provider. */
export const cardToken = {
  ...beehive,
  capabilities: [...beehive.capabilities, 'createCardToken'],
  credentials: CardTokenCredentials,
  cards: 'provider',
} as const satisfies Partial<Manifest>;

/** POST /card-token with the public key in the query (payments.md §7: Abmex, Spacefy, Aktapay and another provider). */
export abstract class CardTokenGateway extends BeehiveGateway<CardTokenCredentials> {
  readonly createCardToken: Operation<CardTokenIntent, CardTokenOutcome, CardTokenCredentials> = {
    send: ({ card }, { credentials: { publicKey } }) => ({
      method: 'POST',
      path: '/card-token',
      query: { publicKey },
      body: rawCard(card),
    }),
    read: (body) => ({ kind: 'tokenized', cardToken: tokenIn(body) }),
  };
}

/** The name of the answer's field is not public: the three names that related products use are accepted. */
function tokenIn(body: NativeBody): string {
  const token = body.optionalText('token') ?? body.optionalText('hash') ?? body.optionalText('id');
  if (token === undefined) throw new UnreadableBody('the answer holds no token');
  return token;
}
