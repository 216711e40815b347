import type { Texts } from '@guiche/i18n';
import { SettingsRefused } from '../accounts/account-change.js';
import { acquiringProblem } from '../acquiring-problems.js';

interface Refusal {
  readonly matches: RegExp;
  /** The field of the request; of a credential and a line, with its name or number. */
  readonly field: (found: RegExpExecArray) => string;
  readonly texts: Texts;
}

const REFUSALS: readonly Refusal[] = [
  {
    matches: /^credentials: (\w+) \(/,
    field: ([, name]) => `credential_${name}`,
    texts: {
      'pt-BR': 'Preencha este campo como o provedor informou.',
      'en-US': 'Fill in this field as the provider gave it to you.',
      'es-ES': 'Complete este campo como lo indicó el proveedor.',
    },
  },
  {
    matches: /^(\w*[aA]ddress): /,
    field: ([, name = '']) => name,
    texts: {
      'pt-BR': 'Informe um endereço https, sem senha e sem barra no fim.',
      'en-US': 'Enter an https address without a password and without a slash at its end.',
      'es-ES': 'Indique una dirección https, sin contraseña y sin barra al final.',
    },
  },
  {
    matches: /^provider: .* not allowed/,
    field: () => 'provider',
    texts: {
      'pt-BR': 'A operação da instalação não liberou este provedor para a sua plataforma.',
      'en-US': 'The operator of the installation has not allowed this provider for your platform.',
      'es-ES': 'La operación de la instalación no habilitó este proveedor para su plataforma.',
    },
  },
  {
    matches: /^provider: .* not verified/,
    field: () => 'acceptsUnverified',
    texts: {
      'pt-BR': 'Confirme que você sabe que este protocolo nunca foi verificado.',
      'en-US': 'Confirm that you know that this protocol was never verified.',
      'es-ES': 'Confirme que sabe que este protocolo nunca fue verificado.',
    },
  },
  {
    matches: /^cash(?:In|Out)Certificate: /,
    field: () => 'pfx',
    texts: {
      'pt-BR': 'O arquivo não é um certificado PKCS#12, ou a senha está errada.',
      'en-US': 'The file is not a PKCS#12 certificate, or its passphrase is wrong.',
      'es-ES': 'El archivo no es un certificado PKCS#12, o la contraseña es incorrecta.',
    },
  },
  {
    matches: /^line (\d+): \w+ does not offer/,
    field: ([, line]) => `line${line}_account`,
    texts: {
      'pt-BR': 'Esta conta não oferece esta forma de pagamento.',
      'en-US': 'This account does not offer this payment method.',
      'es-ES': 'Esta cuenta no ofrece esta forma de pago.',
    },
  },
  {
    matches: /^line (\d+): a seller/,
    field: ([, line]) => `line${line}_sellers`,
    texts: {
      'pt-BR': 'Informe e-mails de vendedores desta plataforma.',
      'en-US': 'Enter e-mail addresses of sellers of this platform.',
      'es-ES': 'Indique correos de vendedores de esta plataforma.',
    },
  },
  {
    matches: /^line (\d+): a product/,
    field: ([, line]) => `line${line}_products`,
    texts: {
      'pt-BR': 'Informe códigos de produtos desta plataforma.',
      'en-US': 'Enter codes of products of this platform.',
      'es-ES': 'Indique códigos de productos de esta plataforma.',
    },
  },
  {
    matches: /^line (\d+): bins/,
    field: ([, line]) => `line${line}_bins`,
    texts: {
      'pt-BR': 'BINs valem só para cartões.',
      'en-US': 'BINs are for cards only.',
      'es-ES': 'Los BIN valen solo para tarjetas.',
    },
  },
  {
    matches: /^line (\d+): fromHour/,
    field: ([, line]) => `line${line}_fromHour`,
    texts: {
      'pt-BR': 'Informe as duas horas, ou nenhuma.',
      'en-US': 'Enter both hours, or none.',
      'es-ES': 'Indique las dos horas, o ninguna.',
    },
  },
  {
    matches: /^line (\d+): byCost differs/,
    field: ([, line]) => `line${line}_byCost`,
    texts: {
      'pt-BR':
        'As linhas de uma posição têm a mesma ordem: marque “A mais barata da posição primeiro” em todas, ou em nenhuma.',
      'en-US':
        'The lines of a position have the same order: turn on “The cheapest of the position first” in all of them, or in none.',
      'es-ES':
        'Las líneas de una posición tienen el mismo orden: active «La más barata de la posición primero» en todas, o en ninguna.',
    },
  },
  {
    matches: /^line (\d+): /,
    field: ([, line]) => `line${line}_account`,
    texts: {
      'pt-BR': 'Confira a conta e os limites desta linha.',
      'en-US': 'Check the account and the limits of this line.',
      'es-ES': 'Revise la cuenta y los límites de esta línea.',
    },
  },
];

/** Runs a change of gateway settings; what is refused names the fields in the language of the reader. */
export async function withRefusalTexts<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    const { problems } = error;
    throw acquiringProblem('gatewaySettingsRefused', { members: { problems }, errors: fieldTexts(problems) });
  }
}

function fieldTexts(problems: readonly string[]): Record<string, Texts[]> {
  const named = problems.flatMap((problem) => {
    const refusal = REFUSALS.find(({ matches }) => matches.test(problem));
    const found = refusal?.matches.exec(problem);
    return refusal && found ? [[refusal.field(found), [refusal.texts]] as [string, Texts[]]] : [];
  });
  return Object.fromEntries(named);
}
