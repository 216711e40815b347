import { ArrayNotEmpty, IsArray, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

/** A provider's statuses for one of ours. An empty text is refused: it would match an empty field. */
const Words = (): PropertyDecorator => (target, property) => {
  for (const rule of [IsArray(), IsString({ each: true }), IsNotEmpty({ each: true })])
    rule(target, String(property));
};

/** The mapping of a provider's statuses to those of payments.md §4. Default: the typical mapping. Case-insensitive. */
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

  /** The meaning of every other status, until it was reviewed. */
  @IsIn(['rejected', 'pending', 'unchanged'])
  unlisted: 'rejected' | 'pending' | 'unchanged' = 'rejected';
}

/** The same for payouts. Every other status is REJECTED (payments.md §4, "Withdraw statuses"), until it was reviewed. */
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

  /** A status that is answered with a text of the specification (payments.md §8, "Withdraw"). */
  @IsOptional()
  @IsString()
  errorWord?: string;

  @IsOptional()
  @IsString()
  errorText?: string;

  /** Whether the provider's answer is appended to the text. */
  @IsOptional()
  @IsIn([true, false])
  errorTellsAnswer?: boolean;
}
