import { UnsupportedRequest, type BankAccount } from '@guiche/gateway-kit';
import { bankByCode, type Bank } from '@guiche/brazil';

/** Payments.md §5: a bank outside the list is refused with this text, before anything is sent. */
export function supportedBank({ bankCode }: BankAccount): Bank {
  const bank = bankByCode(bankCode);
  if (!bank) throw new UnsupportedRequest('Banco não suportado, tente outro.');
  return bank;
}

const DIGIT_IN_BRANCH = ['001', '036', '246'];

/** Payments.md §5: at these banks a branch digit above zero is part of the branch number. */
export function branchNumber({ bankCode, branchNumber, branchDigit = '' }: BankAccount): string {
  return DIGIT_IN_BRANCH.includes(bankCode) && Number(branchDigit) > 0
    ? `${branchNumber}${branchDigit}`
    : branchNumber;
}
