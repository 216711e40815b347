import { Button, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { usersList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { BLOCK_FORM } from './block-form';
import type { sellerPageMessages } from './messages.server';
import { SellerDocuments } from './seller-documents';
import type { blockSeller, loadSeller } from './seller.server';

type Seller = Awaited<ReturnType<typeof loadSeller>>;
type BlockReply = Awaited<ReturnType<typeof blockSeller>>['data'];

export const sellerTitle = (shown: Seller | undefined): { title: string }[] => [
  { title: shown ? `${shown.row.name ?? ''} · Guichê` : 'Guichê' },
];

/** A seller: what the platform knows of them, and whether they may sign in. */
export function SellerPage() {
  const { row, mayLoginAs, documents } = useLoaderData<Seller>();
  return (
    <RowPage
      list={usersList}
      actions={mayLoginAs && row.status !== 'BLOCKED' ? <LoginAsLink id={row.id} /> : null}
    >
      {documents ? <SellerDocuments /> : null}
      <BlockSection key={row.status} isBlocked={row.status === 'BLOCKED'} />
    </RowPage>
  );
}

function LoginAsLink({ id }: { readonly id: string }) {
  const t = useTexts<typeof sellerPageMessages>();
  return (
    <Button component={Link} to={`/admin-root/manage-users/${id}/login-as`} variant="default">
      {t('loginAs')}
    </Button>
  );
}

function BlockSection({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useTexts<typeof sellerPageMessages>();
  const reply = useActionData<BlockReply>();
  const state = useServerForm({ rules: BLOCK_FORM, initial: { reason: '' }, reply });
  return (
    <Panel title={t(isBlocked ? 'unblockTitle' : 'blockTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t(isBlocked ? 'unblockText' : 'blockText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ intent: isBlocked ? 'unblock' : 'block' }}
        submitLabel={t(isBlocked ? 'unblock' : 'block')}
      >
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Panel>
  );
}
