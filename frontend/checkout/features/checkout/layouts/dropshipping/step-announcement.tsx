import { useCheckoutTexts } from '../../../../messages/use-texts';

interface StepAnnouncementProps {
  readonly number: number;
  readonly count: number;
  readonly title: string;
}

/** Tells those who hear the page which step is open. The region always stands there, so that a change in it is read out. */
export function StepAnnouncement({ number, count, title }: StepAnnouncementProps) {
  const t = useCheckoutTexts();
  return (
    <p className="visually-hidden" role="status" data-testid="step-announcement">
      {t('stepOpen', { number, count, title })}
    </p>
  );
}
