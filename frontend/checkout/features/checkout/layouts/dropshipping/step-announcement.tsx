import { useCheckoutTexts } from '../../../../messages/use-texts';

interface StepAnnouncementProps {
  readonly number: number;
  readonly count: number;
  readonly title: string;
}

/** Announces the open step to assistive technology. The region is always in the page, so that a change in it is read out. */
export function StepAnnouncement({ number, count, title }: StepAnnouncementProps) {
  const t = useCheckoutTexts();
  return (
    <p className="visually-hidden" role="status" data-testid="step-announcement">
      {t('stepOpen', { number, count, title })}
    </p>
  );
}
