import { Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { saleActionMessages } from './action-messages.server';
import type { saleMessages } from './messages.server';
import { EffectOfRefund } from './refund-effect';
import type { refundRequestMessages } from './refund-request-messages.server';
import type { loadOwnRefund } from './sale-actions.server';
import { OWN_REFUND_FORM } from './sale-forms';

type Shown = Awaited<ReturnType<typeof loadOwnRefund>>;
type Messages = typeof saleMessages & typeof saleActionMessages & typeof refundRequestMessages;

/** Gives the money of a sale back, or that of some items; what it does to each party is shown first. */
export function OwnRefundPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OwnRefund />
    </TextsProvider>
  );
}

function OwnRefund() {
  const t = useTexts<Messages>();
  const { sale, list, needsCode, effect, chosen } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof OWN_REFUND_FORM>>();
  const state = useServerForm({
    rules: OWN_REFUND_FORM,
    initial: { reason: '', password: '', code: '' },
    reply,
  });
  const labels = { reason: t('reason'), password: t('password'), code: t('code') };
  return (
    <>
      <BackLink to={`${list}/${sale.id}`}>{t('backToSale')}</BackLink>
      <Title order={1} my="md">
        {t('refundTitle')}
      </Title>
      <Stack gap="md" maw={820}>
        {sale.items.length > 1 ? <ItemsOfRefund /> : null}
        {effect ? <EffectOfRefund effect={effect} /> : <Text>{t('effectNone')}</Text>}
        {effect ? (
          <Panel title={t('refund')}>
            <Text mb="md">{t('effectText')}</Text>
            <ServerForm
              state={state}
              labels={labels}
              submitLabel={t('grant')}
              hidden={{ items: chosen.join(',') }}
            >
              <ReasonAndProof state={state} needsCode={needsCode} />
            </ServerForm>
          </Panel>
        ) : null}
      </Stack>
    </>
  );
}

/** Chosen by the address, so that the effect is that of the choice. */
function ItemsOfRefund() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { sale, chosen } = useLoaderData<Shown>();
  return (
    <Panel title={t('refundItems')}>
      <Form method="get" key={chosen.join()}>
        <Stack gap="sm">
          {sale.items.map(({ id, title, amount, isReturned }) => (
            <Checkbox
              key={id}
              name="item"
              value={id}
              disabled={isReturned}
              defaultChecked={!isReturned && (chosen.length === 0 || chosen.includes(id))}
              label={`${title} · ${isReturned ? t('refundItemReturned') : moneyText(amount, locale)}`}
            />
          ))}
          <Button type="submit" variant="default" w="fit-content">
            {t('refundShowEffect')}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
