import { Alert, Button, Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { LongTextField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { AreaModules } from './area-modules';
import { AREA_FORM } from './lesson-forms';
import type { changeMemberArea, loadMemberArea } from './member-areas.server';
import { BackLink } from '../../components/back-link';
import type { memberAreaMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadMemberArea>>;
type Reply = Awaited<ReturnType<typeof changeMemberArea>>['data'];

export const memberAreaTitle = (shown: Pick<Shown, 'area'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.area.title} · Guichê` : 'Guichê' },
];

/** A members area: its course, the products that open it, and its settings. */
export function MemberAreaPage() {
  const { locale, texts, area } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Head />
      <AreaModules modules={area.modules} areaId={area.id} />
      <Products />
      <Settings key={area.version} />
    </TextsProvider>
  );
}

function Head() {
  const t = useTexts<typeof memberAreaMessages>();
  const { area } = useLoaderData<Shown>();
  const refused = useActionData<Reply>()?.refused;
  return (
    <>
      <BackLink to="/platform/member-areas">{t('areasTitle')}</BackLink>
      <Title order={1} my="md" style={{ overflowWrap: 'anywhere' }}>
        {area.title}
      </Title>
      {refused ? (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {refused}
        </Alert>
      ) : null}
    </>
  );
}

function Products() {
  const t = useTexts<typeof memberAreaMessages>();
  const { products } = useLoaderData<Shown>().area;
  return (
    <Paper component="section" maw={820} mb="md" aria-labelledby="products">
      <Title order={2} id="products" mb="sm">
        {t('products')}
      </Title>
      {products.length === 0 ? (
        <Text size="sm">{t('productsNone')}</Text>
      ) : (
        <Form method="post">
          <Stack gap="xs" mb="md">
            {products.map(({ id, name, opens }) => (
              <Checkbox
                key={`${id} ${opens}`}
                name="product"
                value={id}
                label={name}
                defaultChecked={opens}
              />
            ))}
          </Stack>
          <Button type="submit" name="intent" value="products" variant="default">
            {t('saveProducts')}
          </Button>
        </Form>
      )}
    </Paper>
  );
}

function Settings() {
  const t = useTexts<typeof memberAreaMessages>();
  const { area } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form ?? undefined;
  const initial = {
    ...{ title: area.title, description: area.description, hasCertificate: area.hasCertificate ? 'on' : '' },
    isPublished: area.status === 'PUBLISHED' ? 'on' : '',
  };
  const state = useServerForm({ rules: AREA_FORM, initial, reply });
  const labels = {
    ...{ title: t('title'), description: t('description') },
    ...{ hasCertificate: t('hasCertificate'), isPublished: t('isPublished') },
  };
  return (
    <Paper component="section" maw={820} aria-labelledby="settings">
      <Title order={2} id="settings" mb="sm">
        {t('settings')}
      </Title>
      <ServerForm state={state} labels={labels} hidden={{ version: String(area.version) }}>
        <Stack gap="md">
          <TextField state={state} name="title" label={labels.title} />
          <LongTextField state={state} name="description" label={labels.description} />
          <SwitchField state={state} name="hasCertificate" label={labels.hasCertificate} />
          <SwitchField state={state} name="isPublished" label={labels.isPublished} hint={t('publishHint')} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}
