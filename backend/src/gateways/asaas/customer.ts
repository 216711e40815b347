import type { ChargeIntent, Json } from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';

/** The payer as Asaas wants them before any charge. Its own mails and text messages stay off: we write to our buyers. */
export function customer({ customer, address }: ChargeIntent): Json {
  return {
    name: customer.name,
    cpfCnpj: onlyDigits(customer.document),
    email: customer.email,
    mobilePhone: phoneDigits(customer.phone),
    notificationDisabled: true,
    ...(address
      ? {
          address: address.address,
          addressNumber: address.number,
          complement: address.complement,
          province: address.district,
          postalCode: onlyDigits(address.zipCode),
        }
      : {}),
  };
}
