import type { Texts } from '@guiche/i18n';
import type { PlatformSecret } from '../platforms/index.js';

/** Of a gateway that this installation does not know. */
export const gatewayUnknownTexts: Texts = {
  'pt-BR': 'Um destes provedores não existe.',
  'en-US': 'One of these providers does not exist.',
  'es-ES': 'Uno de estos proveedores no existe.',
};

const KEY_REFUSED: Texts = {
  'pt-BR': 'Cole uma chave privada RSA em PEM, sem senha.',
  'en-US': 'Paste an RSA private key in PEM, without a passphrase.',
  'es-ES': 'Pegue una clave privada RSA en PEM, sin contraseña.',
};

const ADDRESS_REFUSED: Texts = {
  'pt-BR': 'Informe o endereço https do arquivo PKCS#12.',
  'en-US': 'Enter the https address of the PKCS#12 file.',
  'es-ES': 'Indique la dirección https del archivo PKCS#12.',
};

/** Of a text that is no private key, or no address of a certificate. */
export const secretRefusedTexts = (name: PlatformSecret): Texts =>
  name === 'privateKey' ? KEY_REFUSED : ADDRESS_REFUSED;

/** Of a velocity limit that does not exist, or a number that it cannot have. */
export const limitsRefusedTexts: Texts = {
  'pt-BR': 'Informe números inteiros de 1 a 1.000.000; a parcela de recusas, de 1 a 100.',
  'en-US': 'Enter whole numbers from 1 to 1,000,000; the share of declines from 1 to 100.',
  'es-ES': 'Indique números enteros de 1 a 1.000.000; el porcentaje de rechazos, de 1 a 100.',
};
