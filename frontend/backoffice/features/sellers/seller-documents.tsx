import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import type { sellerPageMessages } from './messages.server';
import type { loadSeller } from './seller.server';

type Seller = Awaited<ReturnType<typeof loadSeller>>;

const TONES = { PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad' } as const;

/** The state of the documents of a seller. Who may review them also gets to each. */
export function SellerDocuments() {
  const t = useTexts<typeof sellerPageMessages>();
  const locale = useLocale();
  const { documents, mayReviewDocuments } = useLoaderData<Seller>();
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={2} mb="xs">
        {t('documents')}
      </Title>
      {documents?.length === 0 ? <Text size="sm">{t('noDocuments')}</Text> : null}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {documents?.map(({ id, label, status, problem, submittedAt }) => (
          <li key={id}>
            <Group justify="space-between" gap="xs">
              <Text size="sm" component="span">
                {mayReviewDocuments ? (
                  <Anchor component={Link} to={`/admin-root/document-validation/${id}`}>
                    {label}
                  </Anchor>
                ) : (
                  label
                )}{' '}
                <Text span c="dimmed">
                  {showInstant(submittedAt, locale)}
                </Text>
              </Text>
              <StatusMark tone={TONES[status as keyof typeof TONES]}>
                {t(`document_${status as keyof typeof TONES}`)}
              </StatusMark>
            </Group>
            {problem ? <Text size="sm">{problem}</Text> : null}
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
