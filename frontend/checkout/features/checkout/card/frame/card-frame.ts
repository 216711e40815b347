/**
 * The script of the frame in which a card is typed. It runs in its own origin, which no script of the page can read, and
 * exchanges messages with the page through one channel. README.md beside this file lists its guarantees.
 */
import { cardBrand } from '@guiche/checkout-rules';
import { maskInput } from '../../../../../shared/lib/mask-input';
import { CARD_INPUTS, cardFromSubmission, type CardInput } from '../card-input';
import { CARD_MASKS } from '../card-masks';
import { checkCard } from '../check-card';
import { CARD_FRAME_READY, type CardProblems, type FromFrame, type ToFrame } from './frame-messages';
import { presentTyped, type FrameSettings } from './present-typed';

const BRANDS: Readonly<Record<string, string>> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', elo: 'Elo' },
  ...{ hipercard: 'Hipercard', diners: 'Diners Club', discover: 'Discover' },
};

const part = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the frame lacks ${selector}`);
  return found;
};

const form = part<HTMLFormElement>('form');
const brand = part<HTMLOutputElement>('output');
const problemTemplate = part<HTMLTemplateElement>('template');
const settings = JSON.parse(part('#settings').textContent ?? '') as FrameSettings;
const inputOf = (name: CardInput) => part<HTMLInputElement>(`#${name}`);

const { port1: page, port2: forPage } = new MessageChannel();
const report = (message: FromFrame) => page.postMessage(message);

page.onmessage = ({ data }: MessageEvent<ToFrame>) => {
  if (data.kind === 'present') void presentTyped(new FormData(form), data, settings).then(report);
  else if (data.kind === 'problems') show(data.problems);
  else inputOf(data.input).focus();
};

/** Shown like problems of other fields: below the input, and linked to it for assistive technology. */
function show(problems: CardProblems): void {
  for (const name of CARD_INPUTS) {
    const input = inputOf(name);
    const id = `${name}-problem`;
    document.getElementById(id)?.remove();
    const problem = problems[name];
    if (!problem) {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
      continue;
    }
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', id);
    const sentence = problemTemplate.content.cloneNode(true).firstChild as HTMLElement;
    sentence.id = id;
    sentence.textContent = problem;
    input.after(sentence);
  }
  tellHeight();
}

function tellHeight(): void {
  const pixels = Math.ceil(document.body.getBoundingClientRect().height);
  // The frame has no size while its step of the page is closed.
  if (pixels > 0) report({ kind: 'height', pixels });
}

form.addEventListener('input', (event) => {
  const input = event.target as HTMLInputElement;
  const mask = CARD_MASKS[input.name as CardInput];
  if (mask) maskInput(input, mask, (event as InputEvent).inputType);
  brand.value = BRANDS[cardBrand(inputOf('cardNumber').value) ?? ''] ?? '';
});

form.addEventListener('change', () => {
  const problems = checkCard(cardFromSubmission(new FormData(form), ''), settings.today, settings.locale);
  report({ kind: 'checked', wrong: CARD_INPUTS.filter((name) => problems[name]) });
});

form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  report({ kind: 'entered' });
});
form.addEventListener('submit', (event) => event.preventDefault());

// Browsers delay or skip rendering of a hidden frame, so changes are measured immediately.
new ResizeObserver(tellHeight).observe(document.body);

// The address is that of our server though the origin is opaque, and only a page of that server can frame it.
window.parent.postMessage(CARD_FRAME_READY, location.origin, [forPage]);
