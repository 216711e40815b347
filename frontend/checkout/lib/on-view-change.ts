/**
 * Calls back once now, and at most once a frame after the page was scrolled or resized, its content grew or shrank, or the
 * focus moved. Returns what ends it.
 */
export function onViewChange(look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const events = ['scroll', 'resize', 'focusin', 'focusout', 'transitionend'] as const;
  for (const event of events) addEventListener(event, soon, { passive: true });
  const grown = new ResizeObserver(soon);
  // With its padding, which keeps the end of the page above elements fixed to the bottom of the window.
  grown.observe(document.body, { box: 'border-box' });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    grown.disconnect();
    for (const event of events) removeEventListener(event, soon);
  };
}
