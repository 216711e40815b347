import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Textarea, Title } from '@mantine/core';
import { Form, useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { StepButton } from '../../components/step-button';
import styles from './builder.module.css';
import type { loadBuilder } from './builder.server';
import { ImageSlot } from './image-slot';
import type { builderMessages } from './messages.server';

const MOST_FEEDBACKS = 12;
const STARS = ['5', '4', '3', '2', '1'];

type Shown = Awaited<ReturnType<typeof loadBuilder>>;
type Feedback = Shown['checkout']['draft']['feedbacks'][number];

/** The testimonials of the draft, in their order. */
export function FeedbacksEditor() {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  const { feedbacks } = checkout.draft;
  return (
    <section aria-labelledby="feedbacks">
      <Title order={2} id="feedbacks">
        {t('field_feedbacks')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {feedbacks.length === 0 ? t('feedbacksNone') : t('feedbacksText')}
      </Text>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {feedbacks.map((feedback, place) => (
          <FeedbackItem
            key={feedback.id}
            feedback={feedback}
            isFirst={place === 0}
            isLast={place === feedbacks.length - 1}
          />
        ))}
      </Stack>
      {feedbacks.length < MOST_FEEDBACKS ? (
        <details className={styles.fold} key={feedbacks.length}>
          <summary>{t('feedbackAdd')}</summary>
          <FeedbackForm />
        </details>
      ) : null}
    </section>
  );
}

interface FeedbackItemProps {
  readonly feedback: Feedback;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function FeedbackItem({ feedback, isFirst, isLast }: FeedbackItemProps) {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  const { id, title, description, stars, image } = feedback;
  return (
    <Paper component="li" p="sm">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={500} size="sm">
          {title}{' '}
          <span role="img" aria-label={t('starsOf', { stars })}>
            {'★'.repeat(stars)}
          </span>
        </Text>
        <Text size="sm" lineClamp={3}>
          {description}
        </Text>
      </div>
      <Form method="post">
        <input type="hidden" name="feedback" value={id} />
        <input type="hidden" name="version" value={checkout.version} />
        <Group gap="xs" mt="xs">
          {isFirst ? null : <StepButton intent="feedbackUp" text={t('moveUp')} of={title} />}
          {isLast ? null : <StepButton intent="feedbackDown" text={t('moveDown')} of={title} />}
          <StepButton intent="feedbackRemove" text={t('remove')} of={title} />
        </Group>
      </Form>
      <details className={styles.fold}>
        <summary aria-label={`${t('feedbackEdit')}: ${title}`}>{t('feedbackEdit')}</summary>
        <FeedbackForm feedback={feedback} />
        <ImageSlot place="face" label={`${t('face')}: ${title}`} url={image} feedbackId={id} />
      </details>
    </Paper>
  );
}

/** A testimonial, or the form of a new one. */
function FeedbackForm({ feedback }: { readonly feedback?: Feedback }) {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  return (
    <Form method="post">
      <input type="hidden" name="version" value={checkout.version} />
      {feedback ? <input type="hidden" name="feedback" value={feedback.id} /> : null}
      <Stack gap="sm" my="sm">
        <TextInput
          name="title"
          label={t('field_title')}
          defaultValue={feedback?.title}
          autoComplete="off"
          required
          minLength={2}
          maxLength={80}
        />
        <Textarea
          name="description"
          label={t('field_description')}
          defaultValue={feedback?.description}
          rows={3}
          required
          minLength={2}
          maxLength={400}
        />
        <NativeSelect
          name="stars"
          label={t('field_stars')}
          defaultValue={String(feedback?.stars ?? 5)}
          data={STARS.map((value) => ({ value, label: t('starsOf', { stars: Number(value) }) }))}
        />
      </Stack>
      <Button type="submit" name="intent" value={feedback ? 'feedbackEdit' : 'feedbackAdd'} size="xs">
        {t(feedback ? 'save' : 'feedbackAdd')}
      </Button>
    </Form>
  );
}
