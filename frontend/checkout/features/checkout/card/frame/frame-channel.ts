import type { CardInput } from '../card-input';
import {
  CARD_FRAME_READY,
  readFromFrame,
  type CardProblems,
  type FromFrame,
  type PresentCard,
  type Presented,
} from './frame-messages';

/** The page's interface to the frame in which a card is typed. */
export interface FrameChannel {
  /** The encrypted card. Throws when the frame is missing or did not encrypt in time; the frame is then reloaded. */
  present(holderDocument: string, keyId?: string): Promise<Exclude<Presented, { kind: 'failed' }>>;
  show(problems: CardProblems): void;
  focus(input: CardInput): void;
  loadAnew(): void;
  close(): void;
}

/** The frame as an element of the page. */
export type Frame = EventTarget & Pick<HTMLIFrameElement, 'contentWindow' | 'src' | 'focus'>;

/** The state of the frame itself: a frame that did not load must not look like an empty form. */
export type FrameState = 'loading' | 'here' | 'missing';
type News = Exclude<FromFrame, Presented> | { readonly kind: 'state'; readonly state: FrameState };

/** A document that has loaded without our script is an error page; the script's first message may still be pending. */
const GRACE_MS = 1_000;
/** A slow connection loads the frame in five seconds. A later frame is still accepted. */
const LOADING_MS = 15_000;
/** A provider's library calls its own server for a token, and may never call back. */
const SEALING_MS = 30_000;

/**
 * Opens the channel to the frame.
 * @param messages  the source of messages of all windows; only those of this frame are handled
 */
export function openFrameChannel(
  frame: Frame,
  messages: EventTarget,
  hear: (notification: News) => void,
): FrameChannel {
  const gone = new AbortController();
  let answered: ((presented: Presented) => void) | undefined;
  let problems: CardProblems = {};
  const expectFrame = () => arrival(() => hear({ kind: 'state', state: 'missing' }));
  let awaited = expectFrame();
  gone.signal.addEventListener('abort', () => awaited.giveUp());
  const address = frame.src;
  let again = 0;
  const loadAnew = () => {
    awaited.giveUp();
    awaited = expectFrame();
    hear({ kind: 'state', state: 'loading' });
    // With the same address a browser would wait for the pending request instead of sending another.
    frame.src = `${address}?again=${(again += 1)}`;
  };

  const onMessage = ({ data }: MessageEvent) => {
    const said = readFromFrame(data);
    if (said?.kind === 'presented' || said?.kind === 'wrong' || said?.kind === 'failed') answered?.(said);
    else if (said) hear(said);
  };
  const listen = (event: Event) => {
    const { source, data, ports } = event as MessageEvent;
    const [port] = ports;
    if (source !== frame.contentWindow || data !== CARD_FRAME_READY || !port) return;
    port.onmessage = onMessage;
    port.postMessage({ kind: 'problems', problems });
    if (awaited.isOver()) awaited = expectFrame();
    awaited.arrived(port);
    hear({ kind: 'state', state: 'here' });
  };
  messages.addEventListener('message', listen, { signal: gone.signal });
  const onLoad = () => void setTimeout(awaited.missed, GRACE_MS);
  frame.addEventListener('load', onLoad, { signal: gone.signal });
  watchUnanswered(frame, onLoad, gone.signal);

  const seal = (port: MessagePort, asked: Omit<PresentCard, 'kind'>) =>
    new Promise<Presented>((resolve) => {
      const tooLate = setTimeout(() => resolve({ kind: 'failed' }), SEALING_MS);
      answered = (presented) => {
        clearTimeout(tooLate);
        resolve(presented);
      };
      port.postMessage({ kind: 'present', ...asked });
    });

  return {
    present: async (holderDocument, keyId) => {
      try {
        const presented = await seal(await awaited.port, { holderDocument, ...(keyId && { keyId }) });
        if (presented.kind !== 'failed') return presented;
        throw new Error('the card could not be sealed');
      } catch (failure) {
        loadAnew();
        throw failure;
      }
    },
    show: (result) => {
      problems = result;
      void awaited.port.then((port) => port.postMessage({ kind: 'problems', problems })).catch(() => {});
    },
    focus: (input) => {
      // First the frame, or its own call would move the focus nowhere.
      frame.focus();
      void awaited.port.then((port) => port.postMessage({ kind: 'focus', input })).catch(() => {});
    },
    loadAnew,
    close: () => gone.abort(),
  };
}

/** Firefox fires no event for a frame whose request failed, and only lists the request in its performance entries. */
function watchUnanswered(frame: Frame, report: () => void, gone: AbortSignal): void {
  const isOfFrame = (entry: PerformanceEntry) =>
    entry.name === frame.src && (entry as PerformanceResourceTiming).responseStatus === 0;
  const asked = new PerformanceObserver((list) => {
    if (list.getEntries().some(isOfFrame)) report();
  });
  asked.observe({ type: 'resource' });
  gone.addEventListener('abort', () => asked.disconnect());
}

/** The frame's end of the channel, once it is received. Rejected when it is not. */
function arrival(tellMissing: () => void) {
  let over = false;
  let come: (port: MessagePort) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const port = new Promise<MessagePort>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  // Rejections are handled by the next presented card; until then there is no handler.
  port.catch(() => {});
  const end = () => {
    over = true;
    clearTimeout(late);
  };
  const giveUp = () => {
    end();
    fail(new Error('the fields of the card did not load'));
  };
  const missed = () => {
    if (over) return;
    giveUp();
    tellMissing();
  };
  const late = setTimeout(missed, LOADING_MS);
  return {
    ...{ port, missed, giveUp },
    isOver: () => over,
    arrived: (came: MessagePort) => {
      end();
      come(came);
    },
  };
}
