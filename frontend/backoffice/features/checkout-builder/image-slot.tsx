import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import { IMAGE_FIELDS, type PicturePlace } from './builder-forms';
import styles from './builder.module.css';
import type { changeBuilder, loadBuilder } from './builder.server';
import type { builderMessages } from './messages.server';

const MOST_BYTES = 10 * 1024 * 1024;

type Shown = Awaited<ReturnType<typeof loadBuilder>>;
type Reply = Awaited<ReturnType<typeof changeBuilder>>['data'];

/** The pictures that stand alone: logo and header. */
export function ImageSlots() {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const places = Object.entries(IMAGE_FIELDS) as [PicturePlace, (typeof IMAGE_FIELDS)[PicturePlace]][];
  return (
    <Stack component="section" gap="lg">
      {places.map(([place, field]) => (
        <ImageSlot
          key={place}
          place={place}
          label={t(`field_${field}`)}
          hint={t(`imageHint_${place}`)}
          url={checkout.draft[field]}
        />
      ))}
      <Text size="sm" role="alert" c="var(--bad)">
        {reply?.problem ?? ''}
      </Text>
    </Stack>
  );
}

interface ImageSlotProps {
  readonly place: PicturePlace | 'face';
  readonly label: string;
  readonly hint?: string;
  readonly url: string | null;
  /** Whose face it is. */
  readonly feedbackId?: string;
}

/** A picture of the checkout. Without script the form holds the file; with script it goes to a signed link. */
export function ImageSlot({ place, label, hint, url, feedbackId }: ImageSlotProps) {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  const { state, start } = useUpload();
  const [own, setOwn] = useState<string>();
  const fields = {
    ...{ place, version: String(checkout.version) },
    ...(feedbackId !== undefined && { feedback: feedbackId }),
  };
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    setOwn(file ? (file.size > MOST_BYTES ? t('imageTooLarge') : undefined) : t('imageMissing'));
    if (!file || file.size > MOST_BYTES) return;
    start(file, fields);
    form.reset();
  };
  const isNone = url === null || url === 'remove';
  return (
    <div className={styles.slot}>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <div className={styles.slotRow}>
        {isNone ? (
          <span className={styles.noImage}>{t('imageNone')}</span>
        ) : (
          <img className={styles.image} src={url} alt={label} />
        )}
        <Form method="post" encType="multipart/form-data" onSubmit={send} className={styles.slotForm}>
          {hidden}
          <input type="hidden" name="intent" value="image" />
          <input type="file" name="file" accept="image/jpeg,image/png,image/webp" aria-label={label} />
          <Button type="submit" variant="default" size="xs" aria-label={`${t('imageSend')}: ${label}`}>
            {t('imageSend')}
          </Button>
        </Form>
        {isNone ? null : (
          <Form method="post">
            {hidden}
            <Anchor
              component="button"
              type="submit"
              name="intent"
              value="removeImage"
              size="sm"
              aria-label={`${t('imageRemove')}: ${label}`}
            >
              {t('imageRemove')}
            </Anchor>
          </Form>
        )}
      </div>
      {hint === undefined ? null : (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      <ImageState state={state} problem={own} />
    </div>
  );
}

interface ImageStateProps {
  readonly state: UploadState;
  /** Nothing was sent. */
  readonly problem: string | undefined;
}

function ImageState({ state, problem }: ImageStateProps) {
  const t = useTexts<typeof builderMessages>();
  const failed =
    state.step === 'interrupted'
      ? t('imageFailed')
      : state.step === 'failed'
        ? (state.problem ?? t('imageFailed'))
        : undefined;
  const refused = problem ?? failed;
  const said =
    state.step === 'done' ? t('imageSaved') : state.step === 'idle' || refused ? '' : t('imageSending');
  return (
    <>
      <Text size="sm" role="status" aria-live="polite">
        {said}
      </Text>
      <Text size="sm" role="alert" c="var(--bad)">
        {refused ?? ''}
      </Text>
    </>
  );
}
