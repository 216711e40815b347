import { documentType, formatDocument, type PixKeyType } from '@guiche/brazil';
import type { WithdrawIntent, WithdrawMethod } from '@guiche/gateway-kit';

/** Where a withdrawal is paid to, with whom. Sealed as it was when it was asked for: a later change redirects nothing. */
export interface PayoutDestination {
  readonly paymentMethod: WithdrawMethod;
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly pixKey?: string;
  readonly pixType?: PixKeyType;
  readonly bankCode?: string;
  readonly branchNumber?: string;
  readonly accountNumber?: string;
  /** Our own id of a receiver. */
  readonly receiverRowId?: string;
}

/** An account or key of `bank_accounts_read`. */
export interface StoredAccount {
  readonly kind: 'BANK' | 'PIX';
  readonly bankCode: string | null;
  readonly branchNumber: string | null;
  readonly branchDigit: string | null;
  readonly accountNumber: string | null;
  readonly accountDigit: string | null;
  readonly pixKey: string | null;
  readonly pixType: PixKeyType | null;
  readonly holderName: string;
  readonly holderDocument: string;
}

/** At these banks the digit of the branch is part of its number (payments.md §5). */
const BANKS_WITH_BRANCH_DIGIT = ['001', '036', '246'];

export function destinationOfAccount(account: StoredAccount, email: string): PayoutDestination {
  const { kind, bankCode, branchNumber, branchDigit, accountNumber, accountDigit, pixKey, pixType } = account;
  const holder = { name: account.holderName, document: account.holderDocument, email };
  if (kind === 'PIX') {
    if (!pixKey || !pixType) throw new Error('a PIX destination has a key and its type');
    return { paymentMethod: 'PIX', ...holder, pixKey, pixType };
  }
  if (!bankCode || !branchNumber || !accountNumber || !accountDigit)
    throw new Error('a bank destination has bank, branch and account');
  const hasDigit = BANKS_WITH_BRANCH_DIGIT.includes(bankCode) && Number(branchDigit) > 0;
  return {
    ...{ paymentMethod: 'BANK_ACCOUNT', ...holder, bankCode },
    branchNumber: hasDigit ? `${branchNumber}${branchDigit}` : branchNumber,
    accountNumber: `${accountNumber}${accountDigit}`,
  };
}

/** How lists and mails name a destination: enough to recognize it, too little to use it. */
export function maskedDestination(destination: PayoutDestination): string {
  const {
    paymentMethod,
    name,
    pixKey = '',
    pixType,
    bankCode,
    branchNumber,
    accountNumber = '',
  } = destination;
  if (paymentMethod === 'PIX') return `PIX ${pixType} ${maskedKey(pixKey, pixType)}`;
  if (paymentMethod === 'BANK_ACCOUNT')
    return `${bankCode} / ${branchNumber} / •••${accountNumber.slice(-3)}`;
  return name;
}

function maskedKey(key: string, type: PixKeyType | undefined): string {
  if (type === 'CPF' || type === 'CNPJ')
    return formatDocument(key).replace(/^[\dA-Z]{2,3}|[\dA-Z]{2}$/g, (part) => '•'.repeat(part.length));
  if (type === 'EMAIL') return key.replace(/^(.{1,2})[^@]*/, '$1•••');
  return `•••${key.slice(-4)}`;
}

/** The fields of a payout that name its payee (payments.md §3, "Withdraw input"). */
export function payeeOf(
  { paymentMethod, name, document, email, ...way }: PayoutDestination,
  receiver: { readonly receiverId: string; readonly receiverToken: string | undefined } | undefined,
): Omit<WithdrawIntent, 'withdrawReference' | 'amount' | 'description' | 'createdAt'> {
  const { pixKey, pixType, bankCode, branchNumber, accountNumber } = way;
  return {
    ...{ paymentMethod, name, document, email, documentType: documentType(document) },
    ...(pixKey !== undefined && { pixKey }),
    ...(pixType !== undefined && { pixType }),
    ...(bankCode !== undefined && { bankCode, accountHolder: name, accountDocument: document }),
    ...(branchNumber !== undefined && { branchNumber }),
    ...(accountNumber !== undefined && { accountNumber }),
    ...(receiver && { receiverId: receiver.receiverId }),
    ...(receiver?.receiverToken && { receiverToken: receiver.receiverToken }),
  };
}
