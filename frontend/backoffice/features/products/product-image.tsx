import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import type { productMessages } from './messages.server';
import styles from './product-image.module.css';

const MOST_BYTES = 10 * 1024 * 1024;

interface ProductImageProps {
  readonly product: {
    readonly imageUrl: string | null;
    readonly name: string;
    readonly version: number;
  };
  /** Why a picture was refused that was sent without script. */
  readonly problem: string | null;
}

/** The picture of a product. Without script the form holds the file; with script it goes to a signed link. */
export function ProductImage({ product, problem: refused }: ProductImageProps) {
  const t = useTexts<typeof productMessages>();
  const { state, start } = useUpload();
  const [own, setOwn] = useState<string>();
  const version = String(product.version);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    setOwn(file ? (file.size > MOST_BYTES ? t('imageTooLarge') : undefined) : t('imageMissing'));
    if (!file || file.size > MOST_BYTES) return;
    start(file, { version });
    form.reset();
  };
  return (
    <Paper component="section" mb="lg" maw={820} aria-labelledby="product-image">
      <Title order={2} id="product-image" mb="xs">
        {t('image')}
      </Title>
      <div className={styles.row}>
        {product.imageUrl === null ? (
          <span className={`${styles.image} ${styles.none}`}>{t('imageNone')}</span>
        ) : (
          <img className={styles.image} src={product.imageUrl} alt={product.name} width={96} height={96} />
        )}
        <Form method="post" encType="multipart/form-data" onSubmit={send} className={styles.form}>
          <input type="hidden" name="intent" value="image" />
          <input type="hidden" name="version" value={version} />
          <input type="file" name="file" accept="image/jpeg,image/png,image/webp" aria-label={t('image')} />
          <Button type="submit" variant="default">
            {t(product.imageUrl === null ? 'imageSend' : 'imageReplace')}
          </Button>
        </Form>
      </div>
      <Text size="sm" c="dimmed" mt="xs">
        {t('imageHint')}
      </Text>
      <ImageState state={state} problem={own ?? (state.step === 'idle' ? refused : null)} />
      {product.imageUrl === null ? null : (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <Anchor component="button" type="submit" name="intent" value="removeImage" size="sm" mt="xs">
            {t('imageRemove')}
          </Anchor>
        </Form>
      )}
    </Paper>
  );
}

interface ImageStateProps {
  readonly state: UploadState;
  /** Nothing was sent, or what was sent without script was refused. */
  readonly problem: string | null;
}

function ImageState({ state, problem }: ImageStateProps) {
  const t = useTexts<typeof productMessages>();
  const failed =
    state.step === 'interrupted' ? t('imageFailed') : state.step === 'failed' ? state.problem : null;
  const refused = problem ?? (state.step === 'failed' ? (failed ?? t('imageFailed')) : failed);
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
