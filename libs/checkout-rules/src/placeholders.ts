/**
 * What stands for the CPF and the phone of buyers whose page does not ask for them (every language but pt-BR).
 * The specification wants fixed values and does not give them; these are ours. The CPF passes the check and is one
 * of the lowest numbers there are; the phone has the form of a mobile number of São Paulo. Neither may be printed
 * on fiscal data, and an order that carries one is flagged.
 */
export const PLACEHOLDER_CPF = '00000000191';
export const PLACEHOLDER_PHONE = '11999990000';
