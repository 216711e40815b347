import { defineMessages } from '@guiche/i18n';

/** The fields of the buyer and of the delivery address. */
export const buyerMessages = defineMessages({
  stepBuyer: {
    'pt-BR': 'Seus dados',
    'en-US': 'Your details',
    'es-ES': 'Tus datos',
  },
  stepBuyerHint: {
    'pt-BR': 'Usamos este e-mail para falar com você sobre a compra.',
    'en-US': 'We use this e-mail to talk to you about the purchase.',
    'es-ES': 'Usamos este correo para hablar contigo sobre la compra.',
  },
  address: {
    'pt-BR': 'Endereço de entrega',
    'en-US': 'Delivery address',
    'es-ES': 'Dirección de entrega',
  },
  delivery: {
    'pt-BR': 'Entrega',
    'en-US': 'Delivery',
    'es-ES': 'Entrega',
  },
  freeDelivery: {
    'pt-BR': 'Grátis',
    'en-US': 'Free',
    'es-ES': 'Gratis',
  },
  deliveryAfterPostcode: {
    'pt-BR': 'Informe o CEP',
    'en-US': 'Enter the postcode',
    'es-ES': 'Indica el código postal',
  },
  name: {
    'pt-BR': 'Nome completo',
    'en-US': 'Full name',
    'es-ES': 'Nombre completo',
  },
  nameLength: {
    'pt-BR': '{length} de {most} caracteres',
    'en-US': '{length} of {most} characters',
    'es-ES': '{length} de {most} caracteres',
  },
  namePlaceholder: {
    'pt-BR': 'Como está no seu documento',
    'en-US': 'As on your ID',
    'es-ES': 'Como en tu documento',
  },
  email: {
    'pt-BR': 'E-mail',
    'en-US': 'E-mail',
    'es-ES': 'Correo electrónico',
  },
  emailPlaceholder: {
    'pt-BR': 'voce@exemplo.com.br',
    'en-US': 'you@example.com',
    'es-ES': 'tu@ejemplo.com',
  },
  emailMeant: {
    'pt-BR': 'Você quis dizer {email}?',
    'en-US': 'Did you mean {email}?',
    'es-ES': '¿Quisiste decir {email}?',
  },
  phone: {
    'pt-BR': 'Celular com DDD',
    'en-US': 'Mobile phone',
    'es-ES': 'Teléfono móvil',
  },
  phonePlaceholder: {
    'pt-BR': '(11) 91234-5678',
    'en-US': '(11) 91234-5678',
    'es-ES': '(11) 91234-5678',
  },
  phoneMissing: {
    'pt-BR': 'Informe seu celular com DDD',
    'en-US': 'Enter your mobile number with its area code',
    'es-ES': 'Escribe tu móvil con el código de área',
  },
  cpf: {
    'pt-BR': 'CPF',
    'en-US': 'CPF',
    'es-ES': 'CPF',
  },
  cpfPlaceholder: {
    'pt-BR': '000.000.000-00',
    'en-US': '000.000.000-00',
    'es-ES': '000.000.000-00',
  },
  cpfMissing: {
    'pt-BR': 'Informe seu CPF',
    'en-US': 'Enter your CPF',
    'es-ES': 'Escribe tu CPF',
  },
  cep: {
    'pt-BR': 'CEP',
    'en-US': 'Postcode (CEP)',
    'es-ES': 'Código postal (CEP)',
  },
  street: {
    'pt-BR': 'Rua ou avenida',
    'en-US': 'Street',
    'es-ES': 'Calle o avenida',
  },
  number: {
    'pt-BR': 'Número',
    'en-US': 'Number',
    'es-ES': 'Número',
  },
  complement: {
    'pt-BR': 'Complemento',
    'en-US': 'Complement',
    'es-ES': 'Complemento',
  },
  complementPlaceholder: {
    'pt-BR': 'Apto, bloco, casa',
    'en-US': 'Apartment, block, house',
    'es-ES': 'Piso, bloque, casa',
  },
  addressFound: {
    'pt-BR': 'Endereço encontrado. Confira os campos e informe o número.',
    'en-US': 'Address found. Check the fields and enter the number.',
    'es-ES': 'Dirección encontrada. Revisa los campos e indica el número.',
  },
  district: {
    'pt-BR': 'Bairro',
    'en-US': 'District',
    'es-ES': 'Barrio',
  },
  city: {
    'pt-BR': 'Cidade',
    'en-US': 'City',
    'es-ES': 'Ciudad',
  },
  state: {
    'pt-BR': 'Estado',
    'en-US': 'State',
    'es-ES': 'Estado',
  },
  chooseState: {
    'pt-BR': 'Escolha',
    'en-US': 'Choose',
    'es-ES': 'Elige',
  },
  optional: {
    'pt-BR': 'opcional',
    'en-US': 'optional',
    'es-ES': 'opcional',
  },
  stepOpen: {
    'pt-BR': 'Etapa {number} de {count}: {title}',
    'en-US': 'Step {number} of {count}: {title}',
    'es-ES': 'Paso {number} de {count}: {title}',
  },
  continueToDelivery: {
    'pt-BR': 'Continuar para a entrega',
    'en-US': 'Continue to delivery',
    'es-ES': 'Continuar a la entrega',
  },
  continueToPayment: {
    'pt-BR': 'Continuar para o pagamento',
    'en-US': 'Continue to payment',
    'es-ES': 'Continuar al pago',
  },
});
