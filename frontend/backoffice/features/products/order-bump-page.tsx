import { Paper, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { SwitchField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { productMessages } from './messages.server';
import type { loadOrderBump } from './order-bump.server';
import { BUMP_FORM } from './product-forms';

type Shown = Awaited<ReturnType<typeof loadOrderBump>>;

export const orderBumpTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.bump.title} · Guichê` : 'Guichê' },
];

/** How the checkout of a product shows one order bump. */
export function OrderBumpPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OrderBump key={product.version} />
    </TextsProvider>
  );
}

function OrderBump() {
  const t = useTexts<typeof productMessages>();
  const { bump, initial, product } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply>();
  const state = useServerForm<string>({ rules: BUMP_FORM, initial, reply });
  const labels = {
    ...{ ownTitle: t('bumpOwnTitle'), text: t('bumpText'), withPix: t('bumpWithPix') },
    ...{ withCard: t('bumpWithCard'), withBillet: t('bumpWithBillet') },
  };
  return (
    <>
      <BackLink to={`/platform/my-products/order-bumps/${product.id}`}>{product.name}</BackLink>
      <Title order={1} my="md" style={{ overflowWrap: 'anywhere' }}>
        {bump.title}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('bumpSettingsText')}
      </Text>
      <Paper component="section" maw={820}>
        <ServerForm state={state} labels={labels} hidden={{ version: String(product.version) }}>
          <Stack gap="md" maw={480}>
            <TextField state={state} name="ownTitle" label={labels.ownTitle} hint={t('bumpOwnTitleHint')} />
            <TextField state={state} name="text" label={labels.text} hint={t('bumpTextHint')} />
            <SwitchField state={state} name="withPix" label={labels.withPix} />
            <SwitchField state={state} name="withCard" label={labels.withCard} />
            <SwitchField state={state} name="withBillet" label={labels.withBillet} />
          </Stack>
        </ServerForm>
      </Paper>
    </>
  );
}
