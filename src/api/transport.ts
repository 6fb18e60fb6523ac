import type * as openapiFetchModule from 'openapi-fetch';
import type { Answer } from './answer.ts';
import { upload, type UploadProgress, type XhrFactory } from './upload.ts';

/** What sending needs to know of an operation. */
export interface Route {
  service: string;
  method: string;
  path: string;
  kind: 'rest' | 'graphql';
  body: 'json' | 'form' | 'multipart' | null;
  shape?: string;
  document?: string;
}
export interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  variables?: Record<string, unknown>;
}
export interface Sending {
  headers: Record<string, string>;
  signal: AbortSignal;
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}
/** Sends one request and reads the whole answer. Rejects when there is none. */
export type Send = (sending: Sending) => Promise<Answer>;

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  text: await response.text(),
  retryAfter: response.headers.get('Retry-After'),
});

/** Fields of a multipart or urlencoded body; absent ones are left out. */
const fieldsOf = (body: unknown) =>
  Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null);
const formData = (body: unknown): FormData => {
  const data = new FormData();
  for (const [name, value] of fieldsOf(body)) data.append(name, value instanceof Blob ? value : String(value));
  return data;
};
const urlEncoded = (body: unknown) =>
  new URLSearchParams(fieldsOf(body).map(([name, value]) => [name, String(value)])).toString();

const SERIALIZERS = { json: (body: unknown) => JSON.stringify(body), form: urlEncoded, multipart: formData } as const;

type OpenapiFetch = Pick<
  typeof openapiFetchModule,
  'default' | 'createFinalURL' | 'createQuerySerializer' | 'defaultPathSerializer'
>;
/** The contract is checked by `CallInput`; below it the client is used by method and path as data. */
interface AnyClient {
  request: (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

export interface TransportOptions {
  /** Base address of every service. */
  services: Readonly<Record<string, string>>;
  /** @param body the text of a GraphQL request: read from its `Request`, it would be used up. */
  fetch: (request: Request, body?: string) => Promise<Response>;
  /** Loaded at the first call: the first screen does not need it. */
  loadClient: () => Promise<OpenapiFetch>;
  xhr: XhrFactory | undefined;
}

/** The part that is not sent yet could not be prepared: no service of that name, or the client's chunk did not come. */
export class NotSent extends Error {}

export const createTransport = ({ services, fetch, loadClient, xhr }: TransportOptions) => {
  let library: Promise<OpenapiFetch> | null = null;
  const clients = new Map<string, AnyClient>();

  const base = (service: string): string => {
    const address = services[service];
    if (address === undefined) throw new NotSent(`No base address for the service ${service}`);
    return address.replace(/\/$/, '');
  };
  const openapiFetch = async (): Promise<OpenapiFetch> => {
    try {
      return await (library ??= loadClient());
    } catch (cause) {
      library = null; // the next call tries again
      throw new NotSent('openapi-fetch did not load', { cause });
    }
  };

  const graphql = (operationId: string, route: Route, input: Input): Send => {
    const url = base(route.service) + route.path;
    const body = JSON.stringify({
      operationName: operationId,
      query: route.document,
      variables: input.variables ?? {},
    });
    return async ({ headers, signal }) =>
      answerOf(
        await fetch(
          new Request(url, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body,
            signal,
            credentials: 'omit',
          }),
          body,
        ),
      );
  };

  const rest = async (route: Route, input: Input): Promise<Send> => {
    const baseUrl = base(route.service);
    const {
      default: createClient,
      createFinalURL,
      createQuerySerializer,
      defaultPathSerializer,
    } = await openapiFetch();
    const params = { path: input.path ?? {}, query: input.query ?? {} };
    const client =
      clients.get(route.service) ??
      (createClient({
        baseUrl,
        fetch: (request) => fetch(request),
        credentials: 'omit',
      }) as unknown as AnyClient);
    clients.set(route.service, client);

    return async ({ headers, signal, onUploadProgress }) => {
      if (onUploadProgress && xhr && route.body === 'multipart') {
        const url = createFinalURL(route.path, {
          baseUrl,
          params,
          querySerializer: createQuerySerializer(),
          pathSerializer: defaultPathSerializer,
        });
        return upload(
          { method: route.method, url, headers, body: formData(input.body), signal, onProgress: onUploadProgress },
          xhr,
        );
      }
      const init = {
        params,
        signal,
        parseAs: 'stream',
        bodySerializer: SERIALIZERS[route.body ?? 'json'],
        headers: route.body === 'form' ? { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' } : headers,
        ...(route.body === null ? {} : { body: input.body }),
      };
      const { data, error, response } = await client.request(route.method, route.path, init);
      if (data !== undefined)
        return answerOf(new Response(data as ReadableStream, { status: response.status, headers: response.headers }));
      // openapi-fetch has read a refusal already: parsed if it was JSON, else as it came.
      const text = error === undefined ? '' : typeof error === 'string' ? error : JSON.stringify(error);
      return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
    };
  };

  /** Prepares one call; what it answers may be sent again with other headers. @throws NotSent */
  return (operationId: string, route: Route, input: Input): Promise<Send> =>
    route.kind === 'graphql' ? Promise.resolve().then(() => graphql(operationId, route, input)) : rest(route, input);
};
