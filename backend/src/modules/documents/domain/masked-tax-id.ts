/** A CPF or CNPJ of which only the middle is shown. */
export function maskedTaxId(digits: string): string {
  return digits.length === 11
    ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
    : `**.${digits.slice(2, 5)}.${digits.slice(5, 8)}/****-**`;
}
