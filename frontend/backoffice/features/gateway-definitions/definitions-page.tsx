import { Alert, Button, List, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Fold } from '../../components/fold';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { DEFINITION_FORM } from './definition-forms';
import type { changeDefinitions, loadDefinitions } from './definitions.server';
import type { definitionMessages } from './messages.server';
import styles from './definitions.module.css';

type Shown = Awaited<ReturnType<typeof loadDefinitions>>;
type Answer = Awaited<ReturnType<typeof changeDefinitions>>['data'];

/** Gateways that are data: their versions, and a form that checks and keeps the next one. */
export function DefinitionsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Definitions />
    </TextsProvider>
  );
}

function Definitions() {
  const t = useTexts<typeof definitionMessages>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <Versions />
      <DefinitionForm />
    </>
  );
}

function Versions() {
  const t = useTexts<typeof definitionMessages>();
  const locale = useLocale();
  const { definitions } = useLoaderData<Shown>();
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={2} mb="xs">
        {t('versions')}
      </Title>
      {definitions.length === 0 ? <Text c="dimmed">{t('empty')}</Text> : null}
      <List listStyleType="none">
        {definitions.map(({ provider, version, name, createdAt, accounts }) => (
          <List.Item key={`${provider} ${version}`}>
            <strong>{provider}</strong> {name === null ? '' : `(${name})`} · {t('version', { version })} ·{' '}
            {showInstant(createdAt, locale)} · {t('accounts', { accounts })}
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}

function DefinitionForm() {
  const t = useTexts<typeof definitionMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const answer = useActionData<Answer>();
  const initial = { definition: '', sample: '', reason: '', password: '', code: '' };
  const state = useServerForm({ rules: DEFINITION_FORM, initial, reply: answer?.reply });
  const labels = {
    ...{ definition: t('definition'), sample: t('sample'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="md">
        {t('formTitle')}
      </Title>
      <Result />
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('rehearse')}
        buttons={
          <Button type="submit" name="intent" value="define" variant="default">
            {t('define')}
          </Button>
        }
      >
        <Stack gap="md">
          <Textarea
            key={state.form.key('definition')}
            {...state.form.getInputProps('definition')}
            label={labels.definition}
            rows={14}
            spellCheck={false}
            classNames={{ input: styles.code ?? '' }}
          />
          <Textarea
            key={state.form.key('sample')}
            {...state.form.getInputProps('sample')}
            label={labels.sample}
            description={t('sampleHint')}
            rows={5}
            spellCheck={false}
            classNames={{ input: styles.code ?? '' }}
          />
          <Text size="sm" c="dimmed">
            {t('defineText')}
          </Text>
          <ReasonAndProof state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

function Result() {
  const t = useTexts<typeof definitionMessages>();
  const answer = useActionData<Answer>();
  const rehearsed = answer?.rehearsed;
  if (!answer || !rehearsed) return null;
  const { problems, capabilities, sample } = rehearsed;
  const known = { id: rehearsed.id ?? '', version: String(rehearsed.version ?? '') };
  if (problems.length > 0)
    return (
      <Alert color="red" role="alert" title={t('problems')} mb="md">
        <List size="sm">
          {problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      </Alert>
    );
  return (
    <Alert color="green" role="status" title={t(answer.isKept ? 'kept' : 'usable', known)} mb="md">
      <Text size="sm">{t('capabilities', { names: capabilities.join(', ') })}</Text>
      {sample === null ? null : (
        <Fold title={t('sent')}>
          <pre className={styles.raw}>{JSON.stringify(sample, null, 2)}</pre>
        </Fold>
      )}
    </Alert>
  );
}
