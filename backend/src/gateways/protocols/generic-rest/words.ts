import { ArrayNotEmpty, IsArray, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

/** A list of a provider's words for one of our statuses. No word at all is none: it would be read into an empty field. */
const Words = (): PropertyDecorator => (target, property) => {
  for (const rule of [IsArray(), IsString({ each: true }), IsNotEmpty({ each: true })])
    rule(target, String(property));
};

/** Which of a provider's words mean which status of payments.md §4. Left out, the typical mapping. In any case of letters. */
export class StatusWords {
  @Words()
  PENDING: string[] = [
    'pending',
    'waiting',
    'processing',
    'created',
    'unpaid',
    'awaiting_payment',
    'authorized',
    'partially_paid',
  ];

  @Words()
  @ArrayNotEmpty()
  APPROVED: string[] = ['paid', 'confirmed', 'received', 'captured', 'approved'];

  @Words()
  REFUNDED: string[] = ['refunded', 'canceled', 'cancelled'];

  @Words()
  CHARGEBACK: string[] = [
    'chargedback',
    'chargeback',
    'in mediation',
    'in_mediation',
    'fraud',
    'reversed',
    'in dispute',
    'in_dispute',
  ];

  @Words()
  REJECTED: string[] = ['refused'];

  /** What every other word means, until a person has looked. */
  @IsIn(['rejected', 'pending', 'unchanged'])
  unlisted: 'rejected' | 'pending' | 'unchanged' = 'rejected';
}

/** The same for payouts. Every other word is REJECTED (payments.md §4, "Withdraw statuses"), until a person has looked. */
export class WithdrawWords {
  @Words()
  PENDING: string[] = ['pending', 'processing'];

  @Words()
  @ArrayNotEmpty()
  APPROVED: string[] = ['success', 'paid'];

  @Words()
  CANCELED: string[] = [];

  @Words()
  REJECTED: string[] = [];

  /** A word that is answered with a text of the specification (payments.md §8, "Withdraw"). */
  @IsOptional()
  @IsString()
  errorWord?: string;

  @IsOptional()
  @IsString()
  errorText?: string;

  /** Whether the provider's answer follows the text. */
  @IsOptional()
  @IsIn([true, false])
  errorTellsAnswer?: boolean;
}
