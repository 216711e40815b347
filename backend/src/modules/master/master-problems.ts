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
