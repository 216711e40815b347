import { Button } from '@mantine/core';

interface StepButtonProps {
  /** What the form is sent for. */
  readonly intent: string;
  readonly text: string;
  /** The title of what is changed, for screen readers. */
  readonly of: string;
}

/** A small button that changes one of several things of a page. */
export function StepButton({ intent, text, of }: StepButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="default"
      size="xs"
      aria-label={`${text}: ${of}`}
    >
      {text}
    </Button>
  );
}
