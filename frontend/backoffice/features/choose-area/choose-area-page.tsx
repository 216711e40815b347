import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AREA_PAGES } from '../../access/areas';
import type { loadChoice } from './choose-area.server';
import type { chooseAreaMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadChoice>>;

const CHOICES = ['seller', 'customer'] as const;

/** Where a person with several areas goes on. */
export function ChooseAreaPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Choice />
    </TextsProvider>
  );
}

function Choice() {
  const t = useTexts<typeof chooseAreaMessages>();
  const { areas } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      {areas.length > 1 ? (
        <Text c="dimmed" mb="lg" maw={640}>
          {t('text')}
        </Text>
      ) : null}
      <Stack gap="md" maw={480}>
        {CHOICES.filter((area) => areas.includes(area)).map((area) => (
          <Paper key={area}>
            <Anchor component={Link} to={AREA_PAGES[area].home} fw={500}>
              {t(`area_${area}`)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(`text_${area}`)}
            </Text>
          </Paper>
        ))}
      </Stack>
    </>
  );
}
