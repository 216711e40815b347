import type { FormRules } from '../../forms/field-rules';

/** The form of the design page: one field of each kind. */
export type ExampleField =
  | 'title'
  | 'category'
  | 'price'
  | 'fee'
  | 'document'
  | 'phone'
  | 'support'
  | 'visible';

export const EXAMPLE_FORM: FormRules<ExampleField> = {
  title: { required: true, minLength: 3, maxLength: 60 },
  category: { required: true, pattern: 'course|ebook|physical' },
  price: { required: true, rule: 'cents', minimum: 500, maximum: 10_000_000 },
  fee: { required: true, rule: 'basisPoints', maximum: 10_000 },
  document: { required: true, rule: 'document' },
  phone: { rule: 'phone' },
  support: { rule: 'email', maxLength: 254 },
  visible: {},
};

export const EXAMPLE_LABELS: Readonly<Record<ExampleField, string>> = {
  title: 'Nome do produto',
  category: 'Categoria',
  price: 'Preço',
  fee: 'Taxa',
  document: 'CPF ou CNPJ',
  phone: 'Telefone',
  support: 'E-mail de suporte',
  visible: 'Visível',
};
