/** Waiting steps cannot be opened yet; done ones show a summary that opens them again. */
export type StepState = 'open' | 'done' | 'waiting';

/**
 * The state of a step by its place among the steps, counted from 0. The furthest step that was reached was opened and never
 * completed: while an earlier one is open again, it waits.
 */
export function stateOf(place: number, open: number, reached: number): StepState {
  if (place === open) return 'open';
  return place < reached ? 'done' : 'waiting';
}

/** Where Continue leads: to the next step, or past those that are complete already to the furthest that was reached. */
export function nextPlace(open: number, reached: number): number {
  return Math.max(open + 1, reached);
}
