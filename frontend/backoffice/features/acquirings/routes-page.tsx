import { Alert, Anchor, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { MoneyField, SelectField, SwitchField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import { ACCOUNTS_PAGE } from './accounts-page-data';
import { AcquiringsFrame } from './acquirings-frame';
import type { acquiringMessages } from './messages.server';
import {
  CARD_LINE_FIELDS,
  LINE_FIELDS,
  lineName,
  lineNumbers,
  routeForm,
  type LineField,
} from './route-form';
import type { loadRoutes } from './routes.server';

type Shown = Awaited<ReturnType<typeof loadRoutes>>;

/** Which account charges by a method, in which order, for which payments. */
export function RoutesPage() {
  const { locale, texts, method, initial } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <RoutesForm key={`${method} ${JSON.stringify(initial)}`} />
    </TextsProvider>
  );
}

function RoutesForm() {
  const t = useTexts<typeof acquiringMessages>();
  const { method, version, ...saved } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply>();
  // Somebody else may have saved fewer lines than were typed here.
  const count = Math.max(saved.count, linesIn(reply));
  const rules = routeForm(count);
  const empty = Object.fromEntries(Object.keys(rules).map((name) => [name, '']));
  const state = useServerForm<string>({ rules, initial: { ...empty, ...saved.initial }, reply });
  const labels = lineNumbers(count).flatMap((line) =>
    LINE_FIELDS.map((field) => [lineName(line, field), `${t('line', { line })}: ${t(`line_${field}`)}`]),
  );
  return (
    <AcquiringsFrame title={`${t('routes')}: ${t(`method_${method}`)}`}>
      <Text c="dimmed" mb="md">
        {t('routesText')}
      </Text>
      <CostsMissing />
      <ServerForm
        state={state}
        labels={Object.fromEntries(labels) as Record<string, string>}
        hidden={{ count: String(count), version }}
      >
        <Stack gap="md">
          {lineNumbers(count).map((line) => (
            <RouteLine key={line} state={state} line={line} />
          ))}
        </Stack>
      </ServerForm>
    </AcquiringsFrame>
  );
}

/** The accounts whose costs nobody has entered. */
function CostsMissing() {
  const t = useTexts<typeof acquiringMessages>();
  const accounts = useLoaderData<Shown>().accounts.filter(({ costsEntered }) => !costsEntered);
  if (accounts.length === 0) return null;
  return (
    <Alert color="yellow" role="note" title={t('costsMissing')} mb="md">
      <Text size="sm">{t('costsMissingOf')}</Text>
      <Group gap="md">
        {accounts.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={`${ACCOUNTS_PAGE}/${id}/costs`} size="sm">
            {name}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}

/** The number of lines of the form that was sent. */
const linesIn = (reply: ServerFormReply | undefined): number =>
  Object.keys(reply?.values ?? {}).length / LINE_FIELDS.length;

function RouteLine({ state, line }: { readonly state: ServerFormState<string>; readonly line: number }) {
  const t = useTexts<typeof acquiringMessages>();
  const { accounts, method } = useLoaderData<Shown>();
  const field = (name: LineField) => ({ state, name: lineName(line, name), label: t(`line_${name}`) });
  const choices = accounts.map(({ id, name, provider, active }) => ({
    value: id,
    label: `${name} (${provider}${active ? '' : `, ${t('inactive')}`})`,
  }));
  return (
    <Paper component="fieldset" m={0}>
      <Text component="legend" fw={500} px={4}>
        {t('line', { line })}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" style={{ alignItems: 'end' }}>
        <SelectField {...field('account')} choices={[{ value: '', label: t('noAccount') }, ...choices]} />
        <TextField {...field('position')} />
        <TextField {...field('weight')} />
        <SwitchField {...field('byCost')} />
        <MoneyField {...field('minAmount')} />
        <MoneyField {...field('maxAmount')} />
        <TextField {...field('fromHour')} />
        <TextField {...field('toHour')} />
        <TextField {...field('currencies')} />
        <TextField {...field('sellers')} />
        <TextField {...field('products')} />
        {method === 'CREDIT_CARD'
          ? CARD_LINE_FIELDS.map((name) => <TextField key={name} {...field(name)} />)
          : CARD_LINE_FIELDS.map((name) => (
              <input key={name} type="hidden" name={lineName(line, name)} value="" />
            ))}
      </SimpleGrid>
    </Paper>
  );
}
