import { describe, expect, it } from 'vitest';
import { type Ahead, type Sent, takingAhead as taking } from '../../../src/platform/ahead.ts';

const read = (path = '/me', { token = 'a', language = 'ru', method = 'GET' } = {}): Request =>
  new Request(`http://localhost${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language, Accept: 'application/json' },
  });
const answers = (text: string) => Promise.resolve(new Response(text));
const sent = (request: Request, response: Promise<Response>, body?: string): Sent => ({ request, response, body });
const ahead = (...all: Sent[]): Ahead => ({ sent: all, over: false });
const under = (request: Request, response: Promise<Response>) => Promise.resolve(ahead(sent(request, response)));
const early = () => answers('early');
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
/** Time stands. */
const clock = { after: () => () => undefined };
const takingAhead = (ahead: Promise<Ahead> | undefined, send: (request: Request) => Promise<Response>) =>
  taking(ahead, send, clock);
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('a read that is under way before the program', () => {
  it('answers the first that asks for the same, once', async () => {
    const { sent, send } = sender();
    const ask = takingAhead(under(read(), early()), send);
    expect(await textOf(ask(read('/other')))).toBe('sent');
    expect(await textOf(ask(read()))).toBe('early');
    expect(await textOf(ask(read()))).toBe('sent');
    expect(sent).toEqual(['http://localhost/other', 'http://localhost/me']);
  });

  it('answers each of two that ask at the same time at most once', async () => {
    const { send } = sender();
    const ask = takingAhead(under(read(), early()), send);
    expect(await Promise.all([textOf(ask(read())), textOf(ask(read()))])).toEqual(['early', 'sent']);
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

  it('is told from others at the same address by what it says', async () => {
    const post = () => read('/customers', { method: 'POST' });
    const { sent: asked, send } = sender();
    const going = ahead(sent(post(), answers('claims'), '{"page":1}'), sent(post(), answers('statuses'), '{}'));
    const ask = takingAhead(Promise.resolve(going), send);
    expect(await textOf(ask(post(), '{"page":2}'))).toBe('sent');
    expect(await textOf(ask(post()))).toBe('sent');
    expect(await textOf(ask(post(), '{}'))).toBe('statuses');
    expect(await textOf(ask(post(), '{"page":1}'))).toBe('claims');
    expect(await textOf(ask(post(), '{"page":1}'))).toBe('sent');
    expect(asked).toHaveLength(3);
    expect(going.sent).toEqual([]);
  });

  it('goes out no more once the program asks for itself', async () => {
    const { send } = sender();
    const going = ahead(sent(read(), early()));
    const ask = takingAhead(Promise.resolve(going), send);
    await ask(read());
    expect(going.over).toBe(false);
    await ask(read('/other'));
    expect(going.over).toBe(true);
  });

  it('is dropped when nobody takes it', async () => {
    let drop = () => {};
    const response = new Response('early');
    const lost = Promise.reject<Response>(new TypeError('lost'));
    const going = ahead(sent(read(), Promise.resolve(response)), sent(read('/other'), lost));
    const { send } = sender();
    const ask = taking(Promise.resolve(going), send, {
      after: (ms, run) => {
        expect(ms).toBe(30_000);
        drop = run;
        return () => undefined;
      },
    });
    drop();
    expect(await textOf(ask(read()))).toBe('sent');
    expect(going).toEqual({ sent: [], over: true });
    expect(response.bodyUsed).toBe(true);
  });

  it('fails as it would have failed, and is asked for anew then', async () => {
    const { send } = sender();
    const lost = Promise.reject<Response>(new TypeError('lost'));
    lost.catch(() => undefined);
    const ask = takingAhead(under(read(), lost), send);
    await expect(ask(read())).rejects.toThrow('lost');
    expect(await textOf(ask(read()))).toBe('sent');
  });

  it('never was, where the settings did not come', async () => {
    const { send } = sender();
    const none = Promise.reject<never>(new TypeError('no settings'));
    expect(await textOf(takingAhead(none, send)(read()))).toBe('sent');
    expect(await textOf(takingAhead(undefined, send)(read()))).toBe('sent');
  });
});
