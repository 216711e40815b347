import { IsArray, IsOptional, IsString, Matches } from 'class-validator';

/** A field's name, or its path through objects: `customer.name`. Names only; nothing is computed. */
const FIELD = /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/;

export const FieldName = (): PropertyDecorator => (target, property) => {
  Matches(FIELD, { message: `${String(property)} must be a field name` })(target, String(property));
};

/** Where a charge's facts go in the request. */
export class ChargeFields {
  @FieldName() amount = 'amount';
  @FieldName() currency = 'currency';
  /** Our own key of the charge. */
  @FieldName() ourKey = 'reference';
  @FieldName() method = 'paymentMethod';
  @FieldName() description = 'description';
  @FieldName() webhookUrl = 'webhookUrl';
  @FieldName() customerName = 'customer.name';
  @FieldName() customerDocument = 'customer.document';
  @FieldName() customerEmail = 'customer.email';
  @FieldName() customerPhone = 'customer.phone';
  @FieldName() items = 'items';
  @FieldName() installments = 'installments';
  @FieldName() cardNumber = 'card.number';
  @FieldName() cardHolderName = 'card.holderName';
  @FieldName() cardHolderDocument = 'card.holderDocument';
  @FieldName() cardExpMonth = 'card.expMonth';
  @FieldName() cardExpYear = 'card.expYear';
  @FieldName() cardCvv = 'card.cvv';
  /** For a token or a stored card, where the provider creates them. */
  @FieldName() cardToken = 'card.token';
  @FieldName() cardId = 'card.id';
}

/** Where an answer or a webhook contains the facts of a charge. */
export class AnswerFields {
  /** The object that contains the charge, if it is not the whole body. */
  @IsOptional() @FieldName() within?: string;
  /** The list of charges in the answer to a search. */
  @FieldName() list = 'data';
  @FieldName() id = 'id';
  @FieldName() ourKey = 'reference';
  @FieldName() status = 'status';
  @FieldName() amount = 'amount';
  /** The currency; used if it is given by its three letters. */
  @FieldName() currency = 'currency';
  /** The amount returned so far: a partial return does not change the status. */
  @FieldName() refundedAmount = 'refundedAmount';
  @FieldName() paidAt = 'paidAt';
  @FieldName() pixCode = 'pix.code';
  @FieldName() pixImage = 'pix.qrImage';
  @FieldName() pixExpiresAt = 'pix.expiresAt';
  @FieldName() billetLine = 'billet.line';
  @FieldName() billetUrl = 'billet.url';
  @FieldName() cardToken = 'token';
  @FieldName() cardId = 'id';
}

export class WithdrawFields {
  @FieldName() amount = 'amount';
  @FieldName() ourKey = 'reference';
  @FieldName() pixKey = 'pixKey';
  @FieldName() pixType = 'pixKeyType';
  @FieldName() name = 'name';
  @FieldName() document = 'document';
  @FieldName() description = 'description';
  @FieldName() webhookUrl = 'webhookUrl';
  @FieldName() bankAccount = 'bankAccount';
  @FieldName() receiverId = 'recipientId';
  /** Default: the payee's e-mail is not sent. No provider with public payout documents requires it. */
  @IsOptional() @FieldName() email?: string;
}

export class WebhookFields {
  /** The kind of event. Default: every webhook reports a charge. */
  @IsOptional() @FieldName() event?: string = 'event';
  /** The prefixes of charge events; others are ignored (payments.md §4). */
  @IsOptional() @IsArray() @IsString({ each: true }) accepted?: string[] = ['payment'];
  @IsOptional() @FieldName() eventId?: string = 'id';
  /** The object that contains the charge. */
  @IsOptional() @FieldName() within?: string = 'data';
}
