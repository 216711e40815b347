import type { Json } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import type { GenericRestOptions } from '../protocols/generic-rest/options.js';
import { placed } from '../protocols/generic-rest/places.js';
import { formatted } from '../protocols/generic-rest/requests.js';
import { SAMPLE_CHARGE, SAMPLE_RECEIVER, SAMPLE_WITHDRAW } from '../rehearsal/samples.js';

const CODE = '00020126580014br.gov.bcb.pix0136rehearsal5204000053039865802BR6304ABCD';
const PART = cents(29);
const LINE = '23793381286008301352856000063307789840000004990';

/** A generated answer with its expected result, which is computed separately from the reader. */
export interface RehearsedDefinition {
  readonly body: Json;
  readonly outcome: { readonly [field: string]: Json };
}

/** Answers that a provider with these options would give, built from the definition's statuses and fields. */
export class RehearsedAnswers {
  constructor(private readonly options: GenericRestOptions) {}

  /** The provider's id of the charge; ours, where it has none. */
  get reference(): string {
    const { answer } = this.options;
    return answer.id === answer.ourKey ? SAMPLE_CHARGE.attemptId : 'charge-1';
  }

  waiting(): RehearsedDefinition {
    const word = this.options.words.PENDING[0];
    if (word === undefined) return this.paid();
    const pix = { [this.options.answer.pixCode]: CODE };
    return this.charge(word, pix, { kind: 'awaiting', pix: { copyPaste: CODE } });
  }

  waitingForABoleto(): RehearsedDefinition {
    const word = this.options.words.PENDING[0];
    if (word === undefined) return this.paid();
    const billet = { [this.options.answer.billetLine]: LINE };
    // Ordered on 1 January in Brazil, three hours behind UTC, and valid until the end of its last day.
    const end = new Date(Date.UTC(2030, 0, 2 + this.options.billetExpiry.value, 2, 59, 59));
    const expiresAt = end.toISOString();
    return this.charge(word, billet, { kind: 'awaiting', billet: { digitableLine: LINE }, expiresAt });
  }

  paid(): RehearsedDefinition {
    return this.charge(this.options.words.APPROVED[0] ?? '', {}, { kind: 'settled' });
  }

  /** Still paid, after a partial return. */
  partReturned(): RehearsedDefinition {
    const back = { [this.options.answer.refundedAmount]: formatted(this.options, PART) };
    return this.charge(this.options.words.APPROVED[0] ?? '', back, {
      kind: 'settled',
      refundedAmount: PART,
    });
  }

  /** Refunded, or still paid where the provider has no status for returns. */
  refunded(refundId: string): RehearsedDefinition {
    const [word] = this.options.words.REFUNDED;
    const { body } = word === undefined ? this.paid() : this.charge(word, {}, {});
    return word === undefined
      ? { body, outcome: { kind: 'processing', refundId, status: false } }
      : { body, outcome: { kind: 'refunded', refundId, status: true } };
  }

  found(): RehearsedDefinition {
    const { body, outcome } = this.waiting();
    const { within, list } = this.options.answer;
    const charge = within === undefined ? body : inside(body, within);
    return { body: placed({ [list]: [charge] }), outcome };
  }

  delivery(): RehearsedDefinition {
    const { event, accepted = [], eventId, within } = this.options.webhook;
    const { body, outcome } = this.paid();
    const charge = this.options.answer.within === undefined ? body : inside(body, this.options.answer.within);
    const notifications = {
      ...(event === undefined ? {} : { [event]: `${accepted[0] ?? ''}.rehearsed` }),
      ...(eventId === undefined ? {} : { [eventId]: 'event-1' }),
    };
    const reported =
      within === undefined
        ? { ...(charge as object), ...placed(notifications) }
        : placed({ ...notifications, [within]: charge });
    return {
      body: reported,
      outcome: {
        kind: 'hint',
        type: 'TRANSACTION',
        reference: this.reference,
        attemptId: SAMPLE_CHARGE.attemptId,
        ...(eventId === undefined ? {} : { eventId: 'event-1' }),
        outcome,
      },
    };
  }

  paidOut(): RehearsedDefinition {
    const { answer, withdraw, withdrawWords } = this.options;
    const native = withdrawWords.APPROVED[0] ?? '';
    const amount = SAMPLE_WITHDRAW.amount;
    const body = this.wrapped({
      [answer.id]: 'payout-1',
      [answer.status]: native,
      [withdraw.amount]: formatted(this.options, amount),
    });
    return {
      body,
      outcome: { kind: 'settled', status: 'APPROVED', withdrawId: 'payout-1', amount, native },
    };
  }

  receiver(queried: boolean): RehearsedDefinition {
    const { id, answer } = this.options;
    const { name, document, email } = SAMPLE_RECEIVER;
    const body = this.wrapped({
      name,
      document,
      email,
      createdAt: '2030-01-02T02:30:00.000Z',
      [answer.id]: 'receiver-1',
      [answer.status]: 'active',
    });
    const status = queried ? 'ACTIVE' : 'PENDING';
    return {
      body,
      outcome: {
        kind: 'receiver',
        receiverId: 'receiver-1',
        receiverProvider: id,
        name,
        document,
        documentType: 'CPF',
        email,
        status,
      },
    };
  }

  cardToken(): RehearsedDefinition {
    const cardToken = 'card-token-of-the-provider';
    return {
      body: this.wrapped({ [this.options.answer.cardToken]: cardToken }),
      outcome: { kind: 'tokenized', cardToken },
    };
  }

  cardId(): RehearsedDefinition {
    return {
      body: this.wrapped({ [this.options.answer.cardId]: 'card-1' }),
      outcome: { kind: 'stored', cardId: 'card-1' },
    };
  }

  private charge(
    native: string,
    shown: Record<string, Json>,
    meaning: Record<string, Json>,
  ): RehearsedDefinition {
    const { answer } = this.options;
    const body = this.wrapped({
      [answer.ourKey]: SAMPLE_CHARGE.attemptId,
      [answer.id]: this.reference,
      [answer.status]: native,
      [answer.amount]: formatted(this.options, SAMPLE_CHARGE.amount),
      [answer.currency]: SAMPLE_CHARGE.currency,
      ...shown,
    });
    return {
      body,
      outcome: {
        ...meaning,
        reference: this.reference,
        amount: SAMPLE_CHARGE.amount,
        currency: SAMPLE_CHARGE.currency,
        native,
      },
    };
  }

  private wrapped(values: Record<string, Json>): Json {
    const { within } = this.options.answer;
    return within === undefined ? placed(values) : placed({ [within]: placed(values) });
  }
}

const inside = (body: Json, way: string): Json =>
  way.split('.').reduce<Json>((place, name) => (place as { readonly [field: string]: Json })[name], body);
