import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PhoneField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import { BrandPreview } from './brand-preview';
import {
  CUSTOMIZATION_FORM,
  BRAND_SECTIONS,
  type BrandField,
  type BrandSectionName,
} from './customization-form';
import { CustomizationFrame } from './customization-frame';
import styles from './customization.module.css';
import type { changeCustomization, loadCustomization } from './customization.server';
import type { customizationMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadCustomization>>;
type Reply = Awaited<ReturnType<typeof changeCustomization>>['data'];

/** The look of the platform, with a preview beside the form. */
export function CustomizationPage() {
  const { locale, texts, version } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <CustomizationFrame tab="form">
        <BrandForm key={version} />
      </CustomizationFrame>
    </TextsProvider>
  );
}

function BrandForm() {
  const t = useTexts<typeof customizationMessages>();
  const { initial, version, pages } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({ rules: CUSTOMIZATION_FORM, initial, reply });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ ...initial, ...reply?.values });
  const labels = {
    ...Object.fromEntries(
      Object.values(BRAND_SECTIONS)
        .flat()
        .map((name) => [name, t(name)]),
    ),
    ...Object.fromEntries(pages.map(({ name, label }) => [name, label])),
    reason: t('reason'),
  };
  return (
    <div className={styles.columns}>
      {/* The fields tell the form what was typed before this hears of it. */}
      <div onChange={() => setTyped({ ...state.form.getValues() })}>
        <ServerForm
          state={state}
          labels={labels}
          hidden={{ version: String(version) }}
          buttons={
            <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
              {t('showPreview')}
            </Button>
          }
        >
          <Stack gap="lg">
            {(Object.keys(BRAND_SECTIONS) as BrandSectionName[]).map((section) => (
              <BrandSection key={section} section={section} state={state} />
            ))}
            <Paper component="section">
              <Title order={2}>{t('section_menu')}</Title>
              <Text c="dimmed" size="sm" mb="md">
                {t('menuText')}
              </Text>
              <Stack gap="sm">
                {pages.map(({ name, label }) => (
                  <SwitchField key={name} state={state} name={name} label={label} />
                ))}
              </Stack>
            </Paper>
            <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
          </Stack>
        </ServerForm>
      </div>
      <BrandPreview values={typed} />
    </div>
  );
}

interface BrandSectionProps {
  readonly section: BrandSectionName;
  readonly state: ServerFormState<string>;
}

function BrandSection({ section, state }: BrandSectionProps) {
  const t = useTexts<typeof customizationMessages>();
  return (
    <Paper component="section">
      <Title order={2} mb="md">
        {t(`section_${section}`)}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
        {BRAND_SECTIONS[section].map((name) => (
          <BrandFieldInput key={name} name={name} state={state} />
        ))}
      </SimpleGrid>
    </Paper>
  );
}

const IMAGES: readonly BrandField[] = ['logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl'];

function BrandFieldInput({
  name,
  state,
}: {
  readonly name: BrandField;
  readonly state: ServerFormState<string>;
}) {
  const t = useTexts<typeof customizationMessages>();
  const field = { state, name, label: t(name) };
  if (name === 'poweredByShown') return <SwitchField {...field} />;
  if (name === 'supportPhone') return <PhoneField {...field} />;
  if (IMAGES.includes(name)) return <TextField {...field} type="url" hint={t('imageHint')} />;
  if (name === 'accentColor') return <TextField {...field} hint={t('accentColorHint')} />;
  if (name === 'termsVersion') return <TextField {...field} hint={t('termsVersionHint')} />;
  return <TextField {...field} />;
}
