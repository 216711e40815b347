import type { CardInput } from '../card-input';
import {
  CARD_FRAME_READY,
  readFromFrame,
  type CardProblems,
  type FromFrame,
  type PresentCard,
  type Presented,
} from './frame-messages';

/** What the page asks of the frame in which a card is typed. */
export interface FrameChannel {
  /** The sealed card. Throws when the frame is not there or could seal nothing in time; it is then loaded anew. */
  present(holderDocument: string, keyId?: string): Promise<Exclude<Presented, { kind: 'failed' }>>;
  show(problems: CardProblems): void;
  focus(input: CardInput): void;
  loadAnew(): void;
  close(): void;
}

/** The frame as an element of the page. */
export type Frame = EventTarget & Pick<HTMLIFrameElement, 'contentWindow' | 'src' | 'focus'>;

/** How the frame itself fares: a frame that never came must not look like an empty form. */
export type FrameState = 'loading' | 'here' | 'missing';
type News = Exclude<FromFrame, Presented> | { readonly kind: 'state'; readonly state: FrameState };

/** A document that has loaded without our script is an error's; the script's first word may still be on its way. */
const GRACE_MS = 1_000;
/** A bad connection loads the frame in five seconds. Who comes later than this is still let in. */
const LOADING_MS = 15_000;
/** A provider's library asks its own server for a token, and may never call back. */
const SEALING_MS = 30_000;

/**
 * Opens the channel to the frame.
 * @param messages  where messages of all windows arrive; only those of this frame are heard
 */
export function openFrameChannel(
  frame: Frame,
  messages: EventTarget,
  hear: (news: News) => void,
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
    // Under its old address a browser would wait for the request that hangs instead of asking anew.
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
    show: (told) => {
      problems = told;
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

/** Firefox fires nothing at a frame whose address nobody answered, and only lists it among what was asked for. */
function watchUnanswered(frame: Frame, tell: () => void, gone: AbortSignal): void {
  const isOfFrame = (entry: PerformanceEntry) =>
    entry.name === frame.src && (entry as PerformanceResourceTiming).responseStatus === 0;
  const asked = new PerformanceObserver((list) => {
    if (list.getEntries().some(isOfFrame)) tell();
  });
  asked.observe({ type: 'resource' });
  gone.addEventListener('abort', () => asked.disconnect());
}

/** The frame's end of the channel, once it comes; whoever waits for it is told when it did not. */
function arrival(tellMissing: () => void) {
  let over = false;
  let come: (port: MessagePort) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const port = new Promise<MessagePort>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  // Told to whoever presents a card; until then nobody waits for it.
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
