import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Where an upload stands. `failed`: the server's sentence, or none when it gave no answer. */
export type UploadState =
  | { readonly step: 'idle' | 'asking' | 'checking' | 'done' | 'interrupted' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly problem: string | null };

interface Granted {
  readonly url: string | null;
  readonly problem: string | null;
}

export interface Upload {
  readonly state: UploadState;
  /** Asks the action of the page for a link (`intent` grant), and sends the file to it. */
  readonly start: (file: File, fields: Readonly<Record<string, string>>) => void;
  readonly cancel: () => void;
}

/** Sends a file from the browser to a signed link, with its progress. Then the page loads its data again. */
export function useUpload(): Upload {
  const fetcher = useFetcher<Granted>();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const waiting = useRef<File>();
  const sending = useRef<XMLHttpRequest>();
  const { data, state: asking } = fetcher;

  useEffect(() => {
    const file = waiting.current;
    if (!file || !data || asking !== 'idle') return;
    waiting.current = undefined;
    if (data.url === null) return setState({ step: 'failed', problem: data.problem });
    sending.current = sendWithProgress(data.url, file, (next) => {
      setState(next);
      if (next.step === 'done') revalidate();
    });
  }, [data, asking, revalidate]);
  useEffect(() => () => sending.current?.abort(), []);

  return {
    state,
    start: (file, fields) => {
      waiting.current = file;
      setState({ step: 'asking' });
      fetcher.submit(
        { ...fields, intent: 'grant', fileName: file.name, bytes: String(file.size) },
        { method: 'post' },
      );
    },
    cancel: () => {
      waiting.current = undefined;
      sending.current?.abort();
      setState({ step: 'idle' });
    },
  };
}

/** `fetch` does not tell how much was sent. */
function sendWithProgress(url: string, file: File, report: (state: UploadState) => void): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('PUT', url);
  request.upload.onprogress = ({ loaded, total }) =>
    report(
      loaded < total
        ? { step: 'sending', percent: Math.floor((loaded / total) * 100) }
        : { step: 'checking' },
    );
  request.onload = () =>
    report(
      request.status >= 200 && request.status < 300
        ? { step: 'done' }
        : { step: 'failed', problem: titleOf(request.responseText) },
    );
  request.onerror = () => report({ step: 'interrupted' });
  request.ontimeout = request.onerror;
  report({ step: 'sending', percent: 0 });
  request.send(file);
  return request;
}

function titleOf(problem: string): string | null {
  try {
    return (JSON.parse(problem) as { readonly title?: string }).title ?? null;
  } catch {
    return null;
  }
}
