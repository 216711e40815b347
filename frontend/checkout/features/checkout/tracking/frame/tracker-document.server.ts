import trackerScript from './tracker-frame.ts?classic';
import type { TrackerSettings } from './tracker-frame';

/** The complete document of one tracker: its policy decides what else may run in it. */
export function trackerDocument(settings: TrackerSettings, nonce: string): string {
  // JSON in which nothing ends the script that holds it.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return (
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${settings.tracker}</title></head>` +
    `<body><script id="settings" type="application/json">${data}</script>` +
    `<script nonce="${nonce}">${trackerScript}</script></body></html>`
  );
}
