import type { Answer } from './answer.ts';

export interface UploadProgress {
  /** Bytes sent. */
  loaded: number;
  /** Bytes in all; 0 when unknown. */
  total: number;
}
export type XhrFactory = () => XMLHttpRequest;

interface Upload {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** Sends a form with files and tells how far it is: `fetch` cannot. Rejects with a TypeError when there is no answer. */
export const upload = (
  { method, url, headers, body, signal, onProgress }: Upload,
  create: XhrFactory,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const xhr = create();
    const stop = () => {
      xhr.abort();
      reject(signal.reason);
    };
    const lose = () => reject(new TypeError('The upload got no answer'));
    xhr.open(method.toUpperCase(), url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) =>
      onProgress({ loaded: event.loaded, total: event.lengthComputable ? event.total : 0 }),
    );
    xhr.addEventListener('load', () =>
      resolve({ status: xhr.status, text: xhr.responseText, retryAfter: xhr.getResponseHeader('Retry-After') }),
    );
    xhr.addEventListener('error', lose);
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop, { once: true });
    xhr.send(body);
  });
