import { Button, Paper, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { productsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { productMessages } from './messages.server';
import { PRODUCT_DECISION_FORM } from './product-forms';
import type { decideProduct, loadReviewedProduct } from './reviewed-product.server';

type Shown = Awaited<ReturnType<typeof loadReviewedProduct>>;
type Reply = Awaited<ReturnType<typeof decideProduct>>['data'];
type Decision = 'approve' | 'refuse' | 'block' | 'unblock';

/** What staff can decide, by status. The first is the main button. */
const DECISIONS: Readonly<Record<string, readonly Decision[]>> = {
  IN_REVIEW: ['approve', 'refuse', 'block'],
  ACTIVE: ['refuse', 'block'],
  PAUSED: ['refuse', 'block'],
  REFUSED: ['block'],
  BLOCKED: ['unblock'],
};

/** A product of a seller, and the decision of staff. */
export function ReviewedProductPage() {
  const { row } = useLoaderData<Shown>();
  return (
    <RowPage list={productsList}>
      <DecisionSection key={row.status} decisions={DECISIONS[String(row.status)] ?? []} />
    </RowPage>
  );
}

function DecisionSection({ decisions: [main, ...others] }: { readonly decisions: readonly Decision[] }) {
  const t = useTexts<typeof productMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: PRODUCT_DECISION_FORM, initial: { reason: '' }, reply });
  if (!main) return null;
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('decision')}
      </Title>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ decision: main }}
        submitLabel={t(main)}
        isDecision={others.length > 0}
        buttons={others.map((decision) => (
          <Button key={decision} type="submit" name="intent" value={decision} variant="default" c="red">
            {t(decision)}
          </Button>
        ))}
      >
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Paper>
  );
}
