import { Anchor, Table, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { DetailPage } from '../../components/detail-page';
import { LostFactorPanel } from './lost-factor-panel';
import type { mastersMessages } from './masters-messages.server';
import type { loadMaster, loadMasters, resetMastersFactor } from './masters.server';

type Shown = Awaited<ReturnType<typeof loadMasters>>;
type ShownOne = Awaited<ReturnType<typeof loadMaster>>;
type Reply = Awaited<ReturnType<typeof resetMastersFactor>>['data'];

const PAGE = '/master-root/masters';

export const mastersTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.masters)} · Guichê` : 'Guichê' },
];

export const masterTitle = (shown: ShownOne | undefined): { title: string }[] => [
  { title: shown ? `${shown.master.name} · Guichê` : 'Guichê' },
];

/** The operators of the installation, each of whom can help another one. */
export function MastersPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <AllMasters />
    </TextsProvider>
  );
}

function AllMasters() {
  const t = useTexts<typeof mastersMessages>();
  const { masters, ownId } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="md">
        {t('masters')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('mastersText')}
      </Text>
      <Table.ScrollContainer minWidth={0}>
        <Table maw={820}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('masterName')}</Table.Th>
              <Table.Th>{t('masterEmail')}</Table.Th>
              <Table.Th>{t('masterFactor')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {masters.map(({ id, name, email, hasSecondFactor }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Anchor component={Link} to={`${PAGE}/${id}`}>
                    {name}
                  </Anchor>
                  {id === ownId ? ` (${t('masterYou')})` : null}
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{email}</Table.Td>
                <Table.Td>{t(hasSecondFactor ? 'masterFactorYes' : 'masterFactorNo')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

/** Another operator. */
export function MasterPage() {
  const { locale, texts } = useLoaderData<ShownOne>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OneMaster />
    </TextsProvider>
  );
}

function OneMaster() {
  const t = useTexts<typeof mastersMessages>();
  const { master, isOwn } = useLoaderData<ShownOne>();
  const reply = useActionData<Reply>();
  return (
    <DetailPage back={{ to: PAGE, label: t('backToMasters') }} title={master.name} subtitle={master.email}>
      {isOwn ? (
        <Text>
          {t('masterOwn')}{' '}
          <Anchor component={Link} to="/master-root/my-account">
            {t('masterOwnAccount')}
          </Anchor>
        </Text>
      ) : (
        <LostFactorPanel hasSecondFactor={master.hasSecondFactor} reply={reply} />
      )}
    </DetailPage>
  );
}
