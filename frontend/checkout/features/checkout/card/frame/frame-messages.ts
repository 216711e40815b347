import { CARD_INPUTS, type CardInput } from '../card-input';

/** Messages from the page to the frame. */
export type ToFrame =
  | PresentCard
  | { readonly kind: 'problems'; readonly problems: CardProblems }
  | { readonly kind: 'focus'; readonly input: CardInput };

export interface PresentCard {
  readonly kind: 'present';
  readonly holderDocument: string;
  /** A fresher id of the key in the frame, where the frame's own may have expired. */
  readonly keyId?: string;
}

export type CardProblems = Partial<Record<CardInput, string>>;

/** The result of presenting a card: the encrypted card, its problems, or nothing. */
export type Presented =
  | { readonly kind: 'presented'; readonly token: string }
  | { readonly kind: 'wrong'; readonly problems: CardProblems }
  | { readonly kind: 'failed' };

/** Messages from the frame to the page. None of them contains a typed value. */
export type FromFrame =
  | Presented
  | { readonly kind: 'height'; readonly pixels: number }
  /** Which inputs are still wrong, after one of them was left. */
  | { readonly kind: 'checked'; readonly wrong: readonly CardInput[] }
  /** Enter was pressed in an input. */
  | { readonly kind: 'entered' };

/** The first message, with the frame's end of a channel: from then on only this channel is used. */
export const CARD_FRAME_READY = 'card-frame-ready';

/** A valid message of the frame, or undefined: other messages are ignored. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const said = (data ?? {}) as Partial<Record<string, unknown>>;
  switch (said['kind']) {
    case 'presented':
      return typeof said['token'] === 'string' && said['token'] !== ''
        ? { kind: 'presented', token: said['token'] }
        : undefined;
    case 'wrong':
      return { kind: 'wrong', problems: problemsIn(said['problems']) };
    case 'height':
      return typeof said['pixels'] === 'number' && said['pixels'] > 0
        ? { kind: 'height', pixels: said['pixels'] }
        : undefined;
    case 'checked':
      return { kind: 'checked', wrong: CARD_INPUTS.filter((input) => listed(said['wrong'], input)) };
    case 'failed':
    case 'entered':
      return { kind: said['kind'] };
    default:
      return undefined;
  }
}

const listed = (list: unknown, input: CardInput) => Array.isArray(list) && list.includes(input);

/** The properties of a record that name inputs of a card. */
export function problemsIn(result: unknown): CardProblems {
  const all = (result ?? {}) as Partial<Record<CardInput, unknown>>;
  const problems: CardProblems = {};
  for (const input of CARD_INPUTS) {
    const problem = all[input];
    if (typeof problem === 'string' && problem !== '') problems[input] = problem;
  }
  return problems;
}
