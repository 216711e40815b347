import { Paper, SimpleGrid, Title } from '@mantine/core';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { languageOf } from '../../../shared/server/language.server';
import { EXAMPLE_FORM, EXAMPLE_LABELS, type ExampleField } from '../../features/design/example-form';
import { onlyInDemo } from '../../features/design/only-in-demo.server';
import {
  DocumentField,
  MoneyField,
  PercentField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { PageHandle } from '../../shell/breadcrumbs';

export const meta: MetaFunction = () => [{ title: 'Formulário · Guichê' }];
export const handle: PageHandle = { breadcrumb: () => 'Formulário' };

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  const locale = languageOf(args.request);
  const shown = (name: ExampleField, value: string | number) => fieldText(EXAMPLE_FORM[name], value, locale);
  const initial: Record<ExampleField, string> = {
    title: 'Fotografia com o celular',
    price: shown('price', 9_700),
    fee: shown('fee', 499),
    document: shown('document', '52998224725'),
    phone: shown('phone', '11987654321'),
    support: '',
    category: 'course',
    visible: 'on',
  };
  return { initial };
}

/** Answers as an action that calls the API does: its own rules first, then a refusal of the API for a title that is taken. */
export async function action(args: ActionFunctionArgs) {
  onlyInDemo(args);
  const form = await args.request.formData();
  const read = readForm(form, EXAMPLE_FORM, languageOf(args.request));
  if (!read.ok) return data(read.reply, { status: 422 });
  if (read.values.title === 'Repetido') {
    const errors = { title: ['Já existe um produto com este nome.'] };
    const problem = { status: 422, code: 'validation', title: '', errors, flag: null };
    const reply = refusedReply(form, EXAMPLE_FORM, { ...problem, requestId: null, retryAfterSeconds: null });
    return data(reply, { status: 422 });
  }
  return data(savedReply(form, EXAMPLE_FORM));
}

export default function DesignForm() {
  const { initial } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const state = useServerForm({ rules: EXAMPLE_FORM, initial, reply });
  const field = (name: ExampleField) => ({ state, name, label: EXAMPLE_LABELS[name] });
  return (
    <>
      <Title order={1} mb="md">
        Formulário
      </Title>
      <Paper maw={720} p={{ base: 'md', sm: 'lg' }}>
        <ServerForm state={state} labels={EXAMPLE_LABELS}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
            <TextField {...field('title')} />
            <SelectField
              {...field('category')}
              choices={[
                { value: 'course', label: 'Curso' },
                { value: 'ebook', label: 'E-book' },
                { value: 'physical', label: 'Produto físico' },
              ]}
            />
            <MoneyField {...field('price')} hint="O que a pessoa paga à vista." />
            <PercentField {...field('fee')} hint="Por venda aprovada." />
            <DocumentField {...field('document')} />
            <PhoneField {...field('phone')} />
            <TextField {...field('support')} type="email" />
            <SwitchField {...field('visible')} hint="Aparece na vitrine." />
          </SimpleGrid>
        </ServerForm>
      </Paper>
    </>
  );
}
