import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import type { brandPictureMessages } from './brand-pictures-messages.server';
import styles from './brand-pictures.module.css';
import type { BrandPictureName, loadBrandPictures, sendBrandPicture } from './brand-pictures.server';
import { CustomizationFrame } from './customization-frame';
import type { customizationMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBrandPictures>>;
type Reply = Awaited<ReturnType<typeof sendBrandPicture>>['data'];

const useT = () => useTexts<typeof customizationMessages & typeof brandPictureMessages>();

const MOST_BYTES = 5 * 1024 * 1024;
const LEAST_REASON = 3;

/** The pictures of the look: each is shown as readers see it, and replaced by a file. */
export function BrandPicturesPage() {
  const { locale, texts, pictures } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <CustomizationFrame tab="pictures">
        <Introduction />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          {pictures.map(({ picture, url }) => (
            <PicturePanel key={picture} picture={picture} url={url} />
          ))}
        </SimpleGrid>
      </CustomizationFrame>
    </TextsProvider>
  );
}

function Introduction() {
  const t = useT();
  return (
    <Text size="sm" mb="md">
      {t('picturesText')}
    </Text>
  );
}

interface PicturePanelProps {
  readonly picture: BrandPictureName;
  readonly url: string | null;
}

function PicturePanel({ picture, url }: PicturePanelProps) {
  const t = useT();
  const { name, version } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const refused = reply?.picture === picture ? reply.problem : null;
  const { send, state, problem } = useSending(picture, version);
  return (
    <Panel title={t(picture)}>
      <Stack gap="sm">
        <div className={styles.shown} data-ground={picture === 'logoDarkUrl' ? 'dark' : 'light'}>
          {url === null ? t('pictureNone') : <img src={url} alt={`${t(picture)}: ${name}`} />}
        </div>
        <Text size="sm" c="dimmed">
          {t(`hint_${picture}`)}
        </Text>
        <Form method="post" encType="multipart/form-data" onSubmit={send}>
          <input type="hidden" name="picture" value={picture} />
          <input type="hidden" name="version" value={version} />
          <Stack gap="sm" align="flex-start">
            <input
              className={styles.file}
              type="file"
              name="file"
              accept="image/png,image/jpeg,image/webp"
              aria-label={t('pictureFile', { picture: t(picture) })}
            />
            <TextInput name="reason" label={t('reason')} maxLength={200} w="100%" />
            <Button type="submit" variant="default">
              {t('pictureSend')}
            </Button>
          </Stack>
        </Form>
        <PictureState state={state} problem={problem ?? (state.step === 'idle' ? refused : null)} />
      </Stack>
    </Panel>
  );
}

/** With scripts the file goes to a signed link, so that its form can show how far it is. */
function useSending(picture: BrandPictureName, version: number) {
  const t = useT();
  const { state, start } = useUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    const reason = form.querySelector<HTMLInputElement>('input[name=reason]')?.value.trim() ?? '';
    const missing = file
      ? reason.length < LEAST_REASON
        ? t('pictureReasonMissing')
        : null
      : t('pictureMissing');
    const tooLarge = file && file.size > MOST_BYTES ? t('pictureTooLarge') : null;
    setProblem(missing ?? tooLarge);
    if (!file || missing !== null || tooLarge !== null) return;
    start(file, { picture, reason, version: String(version) });
    form.reset();
  };
  return { send, state, problem };
}

interface PictureStateProps {
  readonly state: UploadState;
  /** Nothing was sent, or what was sent without script was refused. */
  readonly problem: string | null;
}

function PictureState({ state, problem }: PictureStateProps) {
  const t = useT();
  const isFailed = state.step === 'failed' || state.step === 'interrupted';
  const failed = isFailed ? ((state.step === 'failed' ? state.problem : null) ?? t('pictureFailed')) : null;
  const refused = problem ?? failed;
  const said = state.step === 'done' ? t('pictureSaved') : t('pictureSending');
  return (
    <>
      <Text size="sm" role="status" aria-live="polite">
        {state.step === 'idle' || refused ? '' : said}
      </Text>
      <Text size="sm" role="alert" c="var(--bad)">
        {refused ?? ''}
      </Text>
    </>
  );
}
