import { IsArray, IsOptional, IsString, Matches } from 'class-validator';

/** A field's name, or its way through objects: `customer.name`. Names only; nothing is computed. */
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
  /** Of a token or a stored card, where the provider makes them. */
  @FieldName() cardToken = 'card.token';
  @FieldName() cardId = 'card.id';
}

/** Where an answer or a webhook tells of a charge. */
export class AnswerFields {
  /** The object that holds the charge, where it is not the whole body. */
  @IsOptional() @FieldName() within?: string;
  /** The list of charges in answer to a search. */
  @FieldName() list = 'data';
  @FieldName() id = 'id';
  @FieldName() ourKey = 'reference';
  @FieldName() status = 'status';
  @FieldName() amount = 'amount';
  /** In which currency; believed where it is told by its three letters. */
  @FieldName() currency = 'currency';
  /** What went back of it so far: a part changes no word. */
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
  /** Left out: the payee's e-mail is not told. No provider whose payouts we could read asks for it. */
  @IsOptional() @FieldName() email?: string;
}

export class WebhookFields {
  /** The kind of event. Left out: every delivery tells of a charge. */
  @IsOptional() @FieldName() event?: string = 'event';
  /** What the kinds that tell of a charge begin with; others are ignored (payments.md §4). */
  @IsOptional() @IsArray() @IsString({ each: true }) accepted?: string[] = ['payment'];
  @IsOptional() @FieldName() eventId?: string = 'id';
  /** The object that holds the charge. */
  @IsOptional() @FieldName() within?: string = 'data';
}
