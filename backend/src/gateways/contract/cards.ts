import { SAMPLE_CARD, SAMPLE_CARD_CHARGE, SAMPLE_CARD_TOKEN } from '../rehearsal/samples.js';
import { cardTokenFor, inItsCurrency, runOperation } from '../rehearsal/stage.js';
import { differences, each, unless, unlike, type ContractCheck } from './problems.js';
import { staged, successfulExample } from './subject.js';

/** A gateway that charges cards declares how they become tokens, and tokenizes accordingly. */
export const declaresCardHandling: ContractCheck = ({ gateway, manifest }) => {
  const tokenizes = gateway.createCardToken !== undefined || gateway.createCardId !== undefined;
  return [
    ...differences(
      'says how cards are handled',
      manifest.cards !== undefined,
      gateway.chargeCard !== undefined,
    ),
    ...unless(manifest.cards !== 'provider' || tokenizes, 'cards: provider, but nothing tokenizes them'),
    ...unless(
      manifest.cards !== 'local' || gateway.createCardToken === undefined,
      'cards: local, but it makes tokens itself',
    ),
  ];
};

/** Refuses a card charge without a stored card or a token. */
export const refusesCardChargeWithoutToken: ContractCheck = async (subject) => {
  const { gateway, account, manifest } = subject;
  const { runner, sent } = staged(subject, []);
  const outcome = await runner.charge(gateway, account, inItsCurrency(gateway, SAMPLE_CARD_CHARGE));
  const notOffered = manifest.texts?.chargeCard ?? 'Method not implemented.';
  return [
    ...differences('a card without a token', outcome, {
      kind: 'refused',
      reason: gateway.chargeCard ? 'request' : 'notOffered',
      detail: gateway.chargeCard
        ? 'O cartão é obrigatório para pagamento com cartão de crédito.'
        : notOffered,
    }),
    ...differences('a card without a token: requests', sent.length, 0),
  ];
};

/** Sends no company number as the card holder's document (payments.md §5: only CPF documents are sent). */
export const sendsNoHolderCnpj: ContractCheck = (subject) =>
  each(['chargeCard', 'createCardToken', 'createCardId'], async (capability) => {
    const example = successfulExample(subject, capability);
    if (!example) return [];
    const card = { ...SAMPLE_CARD, holderDocument: '11222333000181' };
    const { runner, sent } = staged(subject, example.exchanges, card);
    await runOperation(runner, subject.gateway, subject.account, {
      capability,
      intent: { ...example.intent, card },
    });
    return unless(
      !JSON.stringify(sent).includes(card.holderDocument),
      `${capability}: the CNPJ of the holder was sent`,
    );
  });

/** A card that we encrypt needs no call, and its token is valid for its own account only. */
export const opensCardOnlyForItsAccount: ContractCheck = async (subject) => {
  const { gateway, account, manifest } = subject;
  if (manifest.cards !== 'local') return [];
  const { runner, sent, log } = staged(subject, []);
  const cardToken = cardTokenFor(gateway, account);
  const sealed = await runner.createCardToken(gateway, account, SAMPLE_CARD_TOKEN);
  const otherCard = { ...account, id: 'account-2' };
  const charge = inItsCurrency(gateway, SAMPLE_CARD_CHARGE);
  const outcome = await runner.charge(gateway, otherCard, { ...charge, cardToken });
  return [
    ...differences('the sealed card', sealed, { kind: 'tokenized', cardToken }),
    ...unlike("another account's card", outcome, { kind: 'refused', reason: 'request' }),
    ...differences('requests', sent.length + log.length, 0),
    ...unless(!cardToken.includes(SAMPLE_CARD.cardNumber), 'the token shows the card'),
  ];
};
