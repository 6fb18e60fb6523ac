import { describe, expect, it } from 'vitest';
import { takingAhead } from '../../../src/platform/ahead.ts';

const read = (path = '/me', { token = 'a', language = 'ru', method = 'GET' } = {}): Request =>
  new Request(`http://localhost${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language, Accept: 'application/json' },
  });
const under = (request: Request, response: Promise<Response>) => Promise.resolve({ request, response });
const early = () => Promise.resolve(new Response('early'));
const sender = () => {
  const sent: string[] = [];
  return {
    sent,
    send: (request: Request) => {
      sent.push(request.url);
      return Promise.resolve(new Response('sent'));
    },
  };
};
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('a read that is under way before the program', () => {
  it('answers the first that asks for the same, once', async () => {
    const { sent, send } = sender();
    const taking = takingAhead(under(read(), early()), send);
    expect(await textOf(taking(read('/other')))).toBe('sent');
    expect(await textOf(taking(read()))).toBe('early');
    expect(await textOf(taking(read()))).toBe('sent');
    expect(sent).toEqual(['http://localhost/other', 'http://localhost/me']);
  });

  it.each([
    ['another person', { token: 'b' }],
    ['another language', { language: 'kk' }],
    ['another method', { method: 'DELETE' }],
  ])('is not for %s', async (_, of) => {
    const { sent, send } = sender();
    expect(await textOf(takingAhead(under(read(), early()), send)(read('/me', of)))).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  it('fails as it would have failed, and is asked for anew then', async () => {
    const { send } = sender();
    const lost = Promise.reject<Response>(new TypeError('lost'));
    lost.catch(() => undefined);
    const taking = takingAhead(under(read(), lost), send);
    await expect(taking(read())).rejects.toThrow('lost');
    expect(await textOf(taking(read()))).toBe('sent');
  });

  it('never was, where the settings did not come', async () => {
    const { send } = sender();
    const none = Promise.reject<never>(new TypeError('no settings'));
    expect(await textOf(takingAhead(none, send)(read()))).toBe('sent');
    expect(await textOf(takingAhead(undefined, send)(read()))).toBe('sent');
  });
});
