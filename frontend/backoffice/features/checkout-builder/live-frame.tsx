import { useRef, useState } from 'react';
import styles from './builder.module.css';

interface LiveFrameProps {
  readonly address: string;
  readonly title: string;
  readonly loading?: 'lazy';
}

/**
 * A frame with the drawn page. A new address is loaded behind what is shown, and takes its place at the same height of the page once it
 * is there: nothing flickers while somebody types. Without script it is one frame.
 */
export function LiveFrame({ address, title, loading }: LiveFrameProps) {
  const [shown, setShown] = useState(address);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scrolled = () => frames.current.get(shown)?.contentWindow?.scrollY ?? 0;
  const show = (loaded: string) => {
    if (loaded === shown) return;
    frames.current.get(loaded)?.contentWindow?.scrollTo(0, scrolled());
    setShown(loaded);
  };
  // The frame that is shown keeps its key, so that it is not loaded again.
  return [...new Set([shown, address])].map((one) => (
    <iframe
      key={one}
      ref={(frame) => void (frame ? frames.current.set(one, frame) : frames.current.delete(one))}
      src={one}
      title={title}
      className={one === shown ? undefined : styles.arriving}
      onLoad={() => show(one)}
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      loading={loading}
    />
  ));
}
