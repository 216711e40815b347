import { rules } from '@guiche/field-rules';
import type { FormRules } from '../../forms/field-text';

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

export const EXAMPLE_FORM = {
  title: rules.text({ min: 3, max: 60 }),
  category: rules.oneOf(['course', 'ebook', 'physical']),
  price: rules.cents({ min: 500, max: 10_000_000 }),
  fee: rules.basisPoints(),
  document: rules.document(),
  phone: rules.optional(rules.phone()),
  support: rules.optional(rules.email()),
  visible: rules.boolean(),
} satisfies FormRules<ExampleField>;

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
