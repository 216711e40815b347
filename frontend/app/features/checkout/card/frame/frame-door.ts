import type { CardInput } from '../card-input';
import { READY, readFromFrame, type CardProblems, type FromFrame, type Presented } from './frame-messages';

/** What the page asks of the frame in which a card is typed. */
export interface FrameDoor {
  /** The sealed card. Throws when the frame is not there or could seal nothing; it is then loaded anew. */
  present(holderDocument: string): Promise<Exclude<Presented, { kind: 'failed' }>>;
  show(problems: CardProblems): void;
  focus(input: CardInput): void;
  close(): void;
}

/** The frame as an element of the page. */
export type Frame = EventTarget & Pick<HTMLIFrameElement, 'contentWindow' | 'src' | 'focus'>;
type News = Exclude<FromFrame, Presented>;

/** A document that has loaded without our script is an error's; the script's first word may still be on its way. */
const GRACE_MS = 1_000;

/**
 * Opens the channel to the frame.
 * @param messages  where messages of all windows arrive; only those of this frame are heard
 */
export function openFrameDoor(frame: Frame, messages: EventTarget, hear: (news: News) => void): FrameDoor {
  const gone = new AbortController();
  let answered: ((presented: Presented) => void) | undefined;
  let problems: CardProblems = {};
  let awaited = arrival();

  const onMessage = ({ data }: MessageEvent) => {
    const said = readFromFrame(data);
    if (said?.kind === 'presented' || said?.kind === 'wrong' || said?.kind === 'failed') answered?.(said);
    else if (said) hear(said);
  };
  const listen = (event: Event) => {
    const { source, data, ports } = event as MessageEvent;
    const [port] = ports;
    if (source !== frame.contentWindow || data !== READY || !port) return;
    port.onmessage = onMessage;
    port.postMessage({ kind: 'problems', problems });
    awaited.arrived(port);
  };
  messages.addEventListener('message', listen, { signal: gone.signal });
  const onLoad = () => {
    const { missed } = awaited;
    setTimeout(missed, GRACE_MS);
  };
  frame.addEventListener('load', onLoad, { signal: gone.signal });

  return {
    present: async (holderDocument) => {
      try {
        const port = await awaited.port;
        const presented = await new Promise<Presented>((resolve) => {
          answered = resolve;
          port.postMessage({ kind: 'present', holderDocument });
        });
        if (presented.kind !== 'failed') return presented;
        throw new Error('the card could not be sealed');
      } catch (failure) {
        awaited = arrival();
        frame.src = String(frame.src);
        throw failure;
      }
    },
    show: (told) => {
      problems = told;
      void awaited.port.then((port) => port.postMessage({ kind: 'problems', problems })).catch(() => {});
    },
    focus: (input) => {
      // First the frame, or its own call would move the focus nowhere.
      frame.focus();
      void awaited.port.then((port) => port.postMessage({ kind: 'focus', input })).catch(() => {});
    },
    close: () => gone.abort(),
  };
}

/** The frame's end of the channel, once it comes. */
function arrival() {
  let arrived: (port: MessagePort) => void = () => {};
  let missed = () => {};
  const port = new Promise<MessagePort>((resolve, reject) => {
    arrived = resolve;
    missed = () => reject(new Error('the fields of the card did not load'));
  });
  // Told to whoever presents a card; until then nobody waits for it.
  port.catch(() => {});
  return { port, arrived, missed };
}
