import type { Texts } from '@guiche/i18n';

/** Of a gateway that this installation does not know. */
export const gatewayUnknownTexts: Texts = {
  'pt-BR': 'Um destes provedores não existe.',
  'en-US': 'One of these providers does not exist.',
  'es-ES': 'Uno de estos proveedores no existe.',
};

/** Of a text that is no private key. */
export const secretRefusedTexts: Texts = {
  'pt-BR': 'Cole uma chave privada RSA em PEM, sem senha.',
  'en-US': 'Paste an RSA private key in PEM, without a passphrase.',
  'es-ES': 'Pegue una clave privada RSA en PEM, sin contraseña.',
};

/** Of a velocity limit that does not exist, or a number that it cannot have. */
export const limitsRefusedTexts: Texts = {
  'pt-BR': 'Informe números inteiros de 1 a 1.000.000; a parcela de recusas, de 1 a 100.',
  'en-US': 'Enter whole numbers from 1 to 1,000,000; the share of declines from 1 to 100.',
  'es-ES': 'Indique números enteros de 1 a 1.000.000; el porcentaje de rechazos, de 1 a 100.',
};
