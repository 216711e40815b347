import type { Texts } from '@guiche/checkout-rules';

const texts = (pt: string, en: string, es: string): Texts => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es });

const REQUIRED = texts('Campo obrigatório.', 'This field is required.', 'Campo obligatorio.');
const TOO_LONG = texts('Texto longo demais.', 'The text is too long.', 'El texto es demasiado largo.');
const WRONG_TYPE = texts('Formato inválido.', 'Wrong format.', 'Formato no válido.');
const NOT_OFFERED = texts('Opção inválida.', 'Not one of the options.', 'Opción no válida.');
const OUT_OF_RANGE = texts('Valor fora do permitido.', 'Value out of range.', 'Valor fuera de lo permitido.');
const BAD_EMAIL = texts('E-mail inválido.', 'Invalid e-mail.', 'Correo electrónico no válido.');
const TOO_MANY = texts('Itens demais.', 'Too many items.', 'Demasiados elementos.');
const INVALID = texts('Valor inválido.', 'Invalid value.', 'Valor no válido.');

/** class-validator's names of its checks, in words for people. */
const BY_CONSTRAINT: Readonly<Record<string, Texts>> = {
  isDefined: REQUIRED,
  isNotEmpty: REQUIRED,
  maxLength: TOO_LONG,
  isLength: WRONG_TYPE,
  minLength: texts('Texto curto demais.', 'The text is too short.', 'El texto es demasiado corto.'),
  isString: WRONG_TYPE,
  isBoolean: WRONG_TYPE,
  isInt: WRONG_TYPE,
  isNumber: WRONG_TYPE,
  isArray: WRONG_TYPE,
  isObject: WRONG_TYPE,
  nestedValidation: WRONG_TYPE,
  isUuid: WRONG_TYPE,
  isUrl: texts('Endereço inválido.', 'Invalid address.', 'Dirección no válida.'),
  isIn: NOT_OFFERED,
  isEnum: NOT_OFFERED,
  min: OUT_OF_RANGE,
  max: OUT_OF_RANGE,
  isPositive: OUT_OF_RANGE,
  arrayMaxSize: TOO_MANY,
  isEmail: BAD_EMAIL,
};

export function constraintTexts(constraint: string): Texts {
  return BY_CONSTRAINT[constraint] ?? INVALID;
}
