import { Button, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useState, type CSSProperties } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { reviewMessages } from './messages.server';
import type { loadReview } from './review-document.server';
import styles from './review-document.module.css';

type Shown = Awaited<ReturnType<typeof loadReview>>;

const ZOOM_STEP = 25;
const LEAST_ZOOM = 25;
const MOST_ZOOM = 400;

/** The file: a picture that can be enlarged and turned, or a PDF that opens elsewhere. */
export function DocumentViewer() {
  const t = useTexts<typeof reviewMessages>();
  const { document, picture } = useLoaderData<Shown>();
  const [zoom, setZoom] = useState(100);
  const [turn, setTurn] = useState(0);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  // The link in the page is valid for a minute; the picture is loaded once, whatever loads the data of the page again.
  const [source] = useState(picture);
  const file = `/admin-root/document-validation/${document.id}/file`;
  const change = (by: number) =>
    setZoom((present) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, present + by)));
  return (
    <>
      {source ? (
        // A scrolling area is reached by the keyboard.
        <div className={styles.stage} tabIndex={0} role="group" aria-label={document.label}>
          <img
            src={source}
            alt={`${document.label}, ${document.seller.name}`}
            className={styles.picture}
            style={{ width: `${zoom}%`, rotate: `${turn}deg` } as CSSProperties}
          />
        </div>
      ) : (
        <div className={styles.stage}>
          <Text size="sm" p="lg" ta="center">
            {t('isPdf')}
          </Text>
        </div>
      )}
      <div className={styles.tools} role="toolbar" aria-label={t('viewer')}>
        {hasScript && source ? (
          <>
            <Button variant="default" onClick={() => change(-ZOOM_STEP)} aria-label={t('zoomOut')}>
              −
            </Button>
            <Text size="sm" className={styles.zoom} aria-live="polite">
              {zoom} %
            </Text>
            <Button variant="default" onClick={() => change(ZOOM_STEP)} aria-label={t('zoomIn')}>
              +
            </Button>
            <Button variant="default" onClick={() => setTurn((present) => (present + 90) % 360)}>
              {t('rotate')}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                setZoom(100);
                setTurn(0);
              }}
            >
              {t('fit')}
            </Button>
          </>
        ) : null}
        <Button component="a" href={file} target="_blank" rel="noreferrer" variant="default">
          {t('openFile')}
        </Button>
      </div>
      <Text size="sm" c="dimmed" px="md" pb="sm" ta="center">
        {t('viewsRecorded')}
      </Text>
    </>
  );
}
