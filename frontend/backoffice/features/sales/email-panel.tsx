import { Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Fold } from '../../components/fold';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { saleActionMessages } from './action-messages.server';
import { OWN_EMAIL_FORM } from './sale-forms';
import { useSaleReply } from './sale-panels';
import type { loadOwnSale } from './sale.server';

type Shown = Awaited<ReturnType<typeof loadOwnSale>>;

/** Sellers send the access to the address that the buyer meant; staff do so beside their other actions. */
export function EmailPanel() {
  const t = useTexts<typeof saleActionMessages>();
  const { sale, isStaff } = useLoaderData<Shown>();
  const isRefused = useSaleReply('email') !== undefined;
  if (isStaff || sale.status !== 'APPROVED') return null;
  return (
    <Fold title={t('wrongEmail')} isOpen={isRefused}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('wrongEmailText', { email: sale.buyer.email })}
      </Text>
      <OwnForm />
    </Fold>
  );
}

function OwnForm() {
  const t = useTexts<typeof saleActionMessages>();
  const reply = useSaleReply('email')?.form ?? undefined;
  const state = useServerForm({ rules: OWN_EMAIL_FORM, initial: { email: '' }, reply });
  const labels = { email: t('rightEmail') };
  return (
    <ServerForm state={state} labels={labels} submitLabel={t('sendThere')} hidden={{ intent: 'email' }}>
      <TextField state={state} name="email" type="email" label={labels.email} />
    </ServerForm>
  );
}
