let pressing = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressing = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => (pressing = false), { capture: true });
}

/**
 * Runs the function now, or after the pointer is released. A field loses focus when a button below it is pressed; if its
 * message disappeared at that moment, the button would move and the press would miss it.
 */
export function afterPress(act: () => void): void {
  if (!pressing) return act();
  const once = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        once.abort();
        // After the click that follows, which may have made it needless.
        setTimeout(act);
      },
      { signal: once.signal },
    );
}
