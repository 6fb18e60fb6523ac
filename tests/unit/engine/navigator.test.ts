import { describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../../openapi/index.ts';
import { problemOf } from '../../../machines/kit/problem-of.ts';
import type { Problem } from '../../../machines/kit/problem.ts';
import { product } from '../../../machines/products/credit-claim/product.ts';
import { settle } from '../api/support/clock.ts';
import { claimAs, memory, offline, sample, typed, visit } from './support/visitor.ts';

const C2C = '/client-claim-c2c';
const toTerms = async (visitor: ReturnType<typeof visit>) => {
  await visitor.start();
  await visitor.say('SUBMIT_CAR');
  await visitor.say('SUBMIT_SELLER');
};

/** As many turns of what is promised. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it('an address that is loaded once more, at whatever moment on the way to its flow, shows the flow', async () => {
  // What is fetched has come: only the order is at stake.
  await visit(C2C).start();
  for (let moment = 0; moment < 60; moment += 1) {
    const visitor = visit(C2C);
    // The page that was not drawn loads it by the router's own component, and the program when it stands.
    void visitor.navigator.start();
    await turns(moment);
    void visitor.navigator.start();
    await settle();
    expect(visitor.screen(), `after ${moment} turns`).toBe('c2c-car');
  }
});

describe('a link', () => {
  it.each([
    ['/client-intro?claim=c1', 'new', 'client-intro', '/client-intro?claim=c1'],
    // Not further than the server allows: the address is put right.
    ['/bank-responses/c1', 'new', 'client-intro', '/client-intro?claim=c1'],
    // Backwards the flow allows it.
    ['/my-applications/c1', 'dataConfirmed', 'claim-detail', '/my-applications/c1'],
    ['/my-applications/c1/client-data', 'dataFilled', 'q-review', '/my-applications/c1/client-data'],
    ['/my-applications/c1', 'issued', 'claim-deal', '/my-applications/c1'],
    // What is over, or cannot be done any more: where the claim stands, on its own page.
    ...(['client-data', 'account-statement'] as const).flatMap((part): [string, string, string, string][] => [
      [`/my-applications/c1/${part}`, 'signed', 'claim-deal', '/my-applications/c1'],
      [`/my-applications/c1/${part}`, 'insurancePending', 'claim-insuring', '/my-applications/c1'],
      [`/my-applications/c1/${part}`, 'issued', 'claim-deal', '/my-applications/c1'],
      [`/my-applications/c1/${part}`, 'declined', 'claim-closed', '/my-applications/c1'],
      [`/my-applications/c1/${part}`, 'expired', 'claim-closed', '/my-applications/c1'],
      [`/my-applications/c1/${part}`, 'rejected', 'bank-rejected', '/bank-responses/c1'],
    ]),
    ['/my-applications/c1/client-data', 'signing', 'q-locked', '/my-applications/c1/client-data'],
    // What a bank asks for, while it asks; else as the claim stands.
    ['/my-applications/c1/account-statement', 'banksAsk', 'account-statement', '/my-applications/c1/account-statement'],
    ['/claim-additional-info?claim=c1', 'banksAsk', 'claim-additional-info', '/claim-additional-info?claim=c1'],
    [
      '/my-applications/c1/account-statement',
      'banksAskDocuments',
      'account-statement',
      '/my-applications/c1/account-statement',
    ],
    [
      '/claim-additional-info?claim=c1',
      'banksAskDocuments',
      'bank-response-waiting',
      '/bank-response-waiting?claim=c1',
    ],
    ...(['waiting', 'banksRefuse'] as const).flatMap((claim): [string, string, string, string][] => [
      ['/my-applications/c1/account-statement', claim, 'bank-response-waiting', '/bank-response-waiting?claim=c1'],
      ['/claim-additional-info?claim=c1', claim, 'bank-response-waiting', '/bank-response-waiting?claim=c1'],
    ]),
    ['/bank-responses/c1', 'signed', 'claim-deal', '/my-applications/c1'],
    ['/bank-response-waiting?claim=c1', 'issued', 'claim-deal', '/my-applications/c1'],
    // The news itself is told where it is asked for.
    ['/sign-success?claim=c1', 'signed', 'sign-success', '/sign-success?claim=c1'],
    ['/success?claim=c1', 'issued', 'success', '/success?claim=c1'],
  ])('%s of a claim "%s": %s at %s', async (url, claim, screen, address) => {
    const visitor = visit(url);
    await visitor.start();
    expect(visitor.screen()).toBe('loading');
    await visitor.answer('claim', claimAs(claim));
    expect([visitor.screen(), visitor.url()]).toEqual([screen, address]);
    expect(visitor.browser.entries).toHaveLength(1);
    expect(visitor.onUnhandled).not.toHaveBeenCalled();
  });

  it.each([
    '/my-applications/c1/client-data',
    '/my-applications/c1/account-statement',
    '/client-intro?claim=c1',
    '/aitu-intro?claim=c1',
    '/sign-success?claim=c1',
  ])('%s, which is the customer’s own, leads a dealer to the claim’s page', async (url) => {
    const visitor = visit(url, { role: 'dealer' });
    await visitor.start();
    await visitor.answer('claim', claimAs('dealer'));
    expect([visitor.screen(), visitor.url()]).toEqual(['dealer-detail', '/my-applications/c1']);
    expect(visitor.browser.entries).toHaveLength(1);
  });

  it('to the customer’s own steps without a claim shows a partner the list', async () => {
    const visitor = visit('/my-applications/client-data', { role: 'partner' });
    await visitor.start();
    expect(visitor.url()).toBe('/my-applications');
  });

  it('that nobody is signed in for: the page asks to sign in, nothing else complains', async () => {
    const visitor = visit('/commodity-loan/client-data', { session: 'guest' });
    await visitor.start();
    await visitor.fail('getCurrentCommodityClaim', {
      kind: 'unauthorized',
      operationId: 'getCurrentCommodityClaim',
      status: 401,
      messages: [],
      ambiguous: false,
    });
    expect(visitor.screen()).toBe('commodity-guest');
    expect(visitor.onProblem).not.toHaveBeenCalled();
  });

  it('of a claim that is not theirs: said so, under the same address', async () => {
    const visitor = visit('/my-applications/foreign');
    await visitor.start();
    const gone: Problem = {
      kind: 'missing',
      operationId: 'claim',
      status: 200,
      messages: [],
      ambiguous: false,
      graphql: true,
    };
    await visitor.fail('claim', gone);
    expect([visitor.screen(), visitor.url()]).toEqual(['claim-missing', '/my-applications/foreign']);
    expect(visitor.onProblem).toHaveBeenCalledTimes(1);
  });

  it.each(['/my-applications/%2e%2e%2fx', '/client-intro?claim=a%20b', '/client-intro?claim=', '/nowhere'])(
    '%s: not found, and nothing is asked',
    async (url) => {
      const visitor = visit(url);
      await visitor.start();
      expect(visitor.screen()).toBe(404);
      expect(visitor.calls).toEqual([]);
    },
  );

  it('without a claim: a plain page, and nothing is asked', async () => {
    const visitor = visit('/sign-success');
    await visitor.start();
    expect([visitor.screen(), visitor.calls]).toEqual(['sign-success', []]);
  });

  it('that cannot be read: said so; asked again on demand', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.fail('claim', offline('claim'));
    expect(visitor.screen()).toBe('claim-unavailable');
    await visitor.say('RETRY');
    await visitor.answer('claim', claimAs('dataConfirmed'));
    expect(visitor.screen()).toBe('account-statement');
  });

  it('without an id: the one open claim, else the list', async () => {
    const one = visit('/my-applications/client-data', { parts: { currentClaim: () => Promise.resolve('c1') } });
    await one.start();
    await one.answer('claim', claimAs('dataFilled'));
    expect([one.screen(), one.url()]).toEqual(['q-review', '/my-applications/c1/client-data']);
    const none = visit('/my-applications/account-statement');
    await none.start();
    expect([none.screen(), none.url()]).toEqual(['my-applications', '/my-applications']);
  });

  it('of the banks’ answers without an id: where the one open claim stands, else the list', async () => {
    const one = visit('/bank-responses', { parts: { currentClaim: () => Promise.resolve('c1') } });
    await one.start();
    await one.answer('claim', claimAs('bankSelected'));
    expect([one.screen(), one.url()]).toEqual(['bank-selected', '/bank-responses/c1']);
    const none = visit('/bank-responses/');
    await none.start();
    expect([none.screen(), none.url()]).toEqual(['my-applications', '/my-applications']);
  });

  it('without an id, when the claims cannot be read: the list, which says why and asks again', async () => {
    const currentClaim = () => Promise.reject(offline('claims'));
    const visitor = visit('/my-applications/client-data', { parts: { currentClaim } });
    await visitor.start();
    expect([visitor.screen(), visitor.url()]).toEqual(['my-applications', '/my-applications']);
  });
});

describe('reload', () => {
  it('before the claim: what was submitted is said again, no call is made', async () => {
    const first = visit(C2C);
    await toTerms(first);
    expect(first.screen()).toBe('c2c-terms');
    const again = visit(C2C, { browser: first.browser, storage: first.storage });
    await again.start();
    expect([again.screen(), again.calls]).toEqual(['c2c-terms', []]);
  });

  it('before the claim: as it was submitted, whatever has been typed since; that is shown, and not sent', async () => {
    const first = visit(C2C);
    await toTerms(first);
    await first.say('SUBMIT_TERMS');
    const { answers } = first.flow().context();
    await first.pop(-1);
    expect(first.screen()).toBe('c2c-terms');
    const since = { ...typed.SUBMIT_TERMS, initialFee: '1', term: '84' };
    first.form('SUBMIT_TERMS').save(since);
    const again = visit(C2C, { browser: first.browser, storage: first.storage });
    await again.start();
    expect([again.screen(), again.calls]).toEqual(['c2c-terms', []]);
    expect(again.flow().context().answers).toEqual(answers);
    expect(again.form('SUBMIT_TERMS').load()).toEqual(since);
    expect(answers.SUBMIT_TERMS).not.toMatchObject({ initialFee: 1 });
  });

  it('before the claim: by the rules of the screen, with what it had read of the banks', async () => {
    const submitted = async (initialFee: number) => {
      const first = visit(C2C);
      await toTerms(first);
      first.navigator.updateResponse('listBanks', sample('listBanks', 'banks') as never);
      first.submit('SUBMIT_TERMS', { ...typed.SUBMIT_TERMS, initialFee });
      const again = visit(C2C, { browser: first.browser, storage: first.storage });
      await again.start();
      expect(again.calls).toEqual([]);
      return again.flow().context().answers.SUBMIT_TERMS;
    };
    // The first of these banks asks for 40 % of a private seller's car, the other for 20 %; the car costs 10 million.
    expect(await submitted(2_000_000)).toMatchObject({ initialFee: 2_000_000 });
    expect(await submitted(1_999_999)).toBeUndefined();
  });

  it('while the claim is being created, its answer lost: the same key goes out again', async () => {
    const first = visit(C2C, { session: 'guest' });
    await toTerms(first);
    await first.say('SUBMIT_TERMS');
    await first.say('SUBMIT_ME');
    const { key, input } = first.last('createClaimByCustomer');
    const again = visit(C2C, { browser: first.browser, storage: first.storage, session: 'guest' });
    await again.start();
    expect([again.screen(), again.calls]).toEqual(['c2c-me', []]);
    await again.say('SUBMIT_ME');
    expect(again.last('createClaimByCustomer')).toMatchObject({ key, input });
  });

  it('with a claim: the screen that was on show, by steps that start no call', async () => {
    const first = visit('/client-intro?claim=c1');
    await first.start();
    await first.answer('claim', claimAs('new'));
    await first.say('START');
    await first.say('CONTINUE');
    expect(first.url()).toBe('/client-request?claim=c1');
    const again = visit('', { browser: first.browser, storage: first.storage });
    await again.start();
    await again.answer('claim', claimAs('new'));
    expect([again.screen(), again.url()]).toEqual(['client-request', '/client-request?claim=c1']);
    expect(again.calls.map(({ id }) => id)).toEqual(['claim']);
  });
});

describe('a code that was sent', () => {
  const sent = () => claimAs('codeSent');
  const expired = () => claimAs('codeExpired');

  it.each([
    ['the same tab', true],
    ['another tab or device', false],
  ])('reload, %s: its screen, under its signature; nothing is sent', async (_, same) => {
    const first = visit('/client-intro?claim=c1');
    await first.start();
    await first.answer('claim', claimAs('new'));
    for (const event of ['START', 'CONTINUE', 'SUBMIT_CONSENTS']) await first.say(event);
    await first.answer('signBeforeBanks', sample('signBeforeBanks', 'codeRequired'));
    expect([first.screen(), first.url()]).toEqual(['client-code', '/client-request?claim=c1']);
    const again = visit(first.url(), same ? { browser: first.browser, storage: first.storage } : {});
    await again.start();
    await again.answer('claim', sent());
    expect([again.screen(), again.url()]).toEqual(['client-code', '/client-request?claim=c1']);
    expect(again.calls.map(({ id }) => id)).toEqual(['claim']);
    await again.say('RESEND');
    expect(again.last('repeatSignature').input).toEqual({ path: { id: 's-1' } });
  });

  it.each(['/my-applications/c1', '/client-intro?claim=c1', '/my-applications/c1/client-data'])(
    'a link to %s leads to its screen as long as it lives',
    async (url) => {
      const visitor = visit(url);
      await visitor.start();
      await visitor.answer('claim', sent());
      expect([visitor.screen(), visitor.url()]).toEqual(['client-code', '/client-request?claim=c1']);
    },
  );

  it('expired: the link is followed, and the claim’s own way leads back to the code', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.answer('claim', expired());
    expect(visitor.screen()).toBe('claim-detail');
    await visitor.say('CONTINUE');
    await visitor.answer('claim', expired());
    expect(visitor.screen()).toBe('client-code');
  });

  it('the newest answer names the signature', async () => {
    const visitor = visit('/client-request?claim=c1');
    await visitor.start();
    await visitor.answer('claim', sent());
    await visitor.say('BACK');
    await visitor.say('SUBMIT_CONSENTS');
    const opened = sample('signBeforeBanks', 'codeRequired');
    const signature = { ...(opened.signature as object), id: 's-2' };
    await visitor.answer('signBeforeBanks', { ...opened, signature });
    await visitor.say('RESEND');
    expect(visitor.last('repeatSignature').input).toEqual({ path: { id: 's-2' } });
  });
});

describe('refused because the status has changed', () => {
  const conflict = (operationId: OperationId) => problemOf.answer(operationId, 409, { detail: 'Уже выбран' });

  it('choosing a bank: asked anew, told wherever that leads, until the next word of the user', async () => {
    const visitor = visit('/bank-responses/c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('waiting'));
    await visitor.answer('listIntegrations', sample('listIntegrations', 'allApproved'));
    await visitor.say('CHOOSE_BANK');
    await visitor.fail('setBank', conflict('setBank'));
    expect(visitor.count('claim')).toBe(2);
    await visitor.answer('claim', claimAs('bankSelected'));
    const { problem, changed } = visitor.flow().context();
    expect([visitor.screen(), problem, changed?.messages]).toEqual(['bank-selected', null, ['Уже выбран']]);
    await visitor.say('CHANGE_BANK');
    expect(visitor.flow().context().changed).toBeNull();
  });

  it('a code that is asked for again although it was confirmed elsewhere', async () => {
    const visitor = visit('/client-request?claim=c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('codeSent'));
    await visitor.say('RESEND');
    await visitor.fail('repeatSignature', conflict('repeatSignature'));
    await visitor.answer('claim', claimAs('consentsSigned'));
    expect([visitor.screen(), visitor.flow().context().changed?.operationId]).toEqual([
      'aitu-intro',
      'repeatSignature',
    ]);
  });

  it('a lost answer that changed nothing is told where it was asked for', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('dataConfirmed'));
    await visitor.say('DECLINE');
    await visitor.fail('declineClaimByCustomer', problemOf.timeout('declineClaimByCustomer'));
    await visitor.answer('claim', claimAs('dataConfirmed'));
    expect([visitor.screen(), visitor.flow().context().problem?.kind]).toEqual(['claim-detail', 'timeout']);
  });
});

it('what was said of a failed call is taken back with the next press, not with what the flow reads by itself', async () => {
  const visitor = visit('/bank-responses/c1');
  await visitor.start();
  await visitor.answer('claim', claimAs('waiting'));
  await visitor.answer('listIntegrations', sample('listIntegrations', 'allApproved'));
  await visitor.say('CHOOSE_BANK');
  await visitor.fail('setBank', problemOf.answer('setBank', 409, { detail: 'Уже выбран' }));
  await visitor.answer('claim', claimAs('bankSelected'));
  expect([visitor.onProblem.mock.calls.length, visitor.takeBack.mock.calls.length]).toEqual([1, 0]);
  await visitor.say('CHANGE_BANK');
  expect(visitor.takeBack).toHaveBeenCalledOnce();
});

describe('another language', () => {
  const spoken = async () => {
    let locale = 'ru';
    const visitor = visit('/bank-responses/c1', { locale: () => locale });
    await visitor.start();
    await visitor.answer('claim', claimAs('bankSelected'));
    return {
      visitor,
      toggle: async () => {
        locale = 'kk';
        visitor.flow().retranslate();
        await settle();
      },
      name: () => visitor.flow().context().responses.claim?.status.name,
    };
  };
  const named = (name: string) => {
    const claim = claimAs('bankSelected');
    return { ...claim, status: { ...('status' in claim ? (claim.status as object) : {}), name } };
  };

  it('what was read is read again, quietly; the screen stays, nothing that acts is repeated', async () => {
    const { visitor, toggle, name } = await spoken();
    const state = visitor.flow().snapshot().value;
    await toggle();
    expect([visitor.flow().busy(), visitor.count('claim'), visitor.calls.length]).toEqual([false, 2, 2]);
    await visitor.answer('claim', named('Банк таңдалды'));
    expect([name(), visitor.screen(), visitor.flow().snapshot().value]).toEqual([
      'Банк таңдалды',
      'bank-selected',
      state,
    ]);
  });

  it('what cannot be read again keeps its words', async () => {
    const { visitor, toggle, name } = await spoken();
    await toggle();
    await visitor.fail('claim', offline('claim'));
    expect([name(), visitor.flow().context().problem]).toEqual(['Банк выбран', null]);
  });

  it('an answer on its way is read again when it comes in the old language', async () => {
    const { visitor, toggle } = await spoken();
    await visitor.say('BACK');
    await visitor.say('CONTINUE');
    await toggle();
    const [first, second] = visitor.calls.filter(({ id }) => id === 'claim').slice(-2);
    // The claim known so far is asked in Kazakh, the one on its way was asked in Russian.
    first?.answer(named('Банк выбран'));
    await settle();
    second?.answer(named('старое'));
    await settle();
    await visitor.answer('claim', named('Банк таңдалды'));
    expect(visitor.flow().context().responses.claim?.status.name).toBe('Банк таңдалды');
  });
});

describe('the browser’s Back and Forward', () => {
  it('Back is BACK: the screen before, in the entry before', async () => {
    const visitor = visit(C2C);
    await toTerms(visitor);
    expect(visitor.browser.entries).toHaveLength(3);
    await visitor.pop(-1);
    expect([visitor.screen(), visitor.browser.index(), visitor.flow().snapshot().value]).toEqual([
      'c2c-seller',
      1,
      'seller',
    ]);
    await visitor.pop(-1);
    expect([visitor.screen(), visitor.browser.index()]).toEqual(['c2c-car', 0]);
  });

  it('closes what lies above the page first, in a flow and on a page, which stay as they are', async () => {
    let open = false;
    const closeLayer = () => open && !(open = false);
    const visitor = visit(C2C, { parts: { closeLayer } });
    await toTerms(visitor);
    const shown = visitor.navigator.view();
    open = true;
    await visitor.pop(-1);
    expect([open, visitor.screen(), visitor.browser.index()]).toEqual([false, 'c2c-terms', 2]);
    expect(visitor.navigator.view()).toBe(shown);
    await visitor.pop(-1);
    expect(visitor.screen()).toBe('c2c-seller');

    const reader = visit('/guide', { parts: { closeLayer } });
    await settle();
    reader.navigator.go('/how-it-works');
    await settle();
    const page = reader.navigator.view();
    open = true;
    await reader.pop(-1);
    expect([open, reader.screen(), reader.browser.index()]).toEqual([false, 'how-it-works', 1]);
    expect(reader.navigator.view()).toBe(page);
    await reader.pop(-1);
    expect(reader.screen()).toBe('guide');
  });

  it('two entries back at once: two BACKs', async () => {
    const visitor = visit(C2C);
    await toTerms(visitor);
    await visitor.pop(-2);
    expect([visitor.screen(), visitor.browser.index()]).toEqual(['c2c-car', 0]);
  });

  it('the layout’s back goes the same way as the browser’s', async () => {
    const visitor = visit(C2C);
    await toTerms(visitor);
    expect(visitor.navigator.back()).toBe(true);
    await settle();
    expect([visitor.screen(), visitor.browser.index()]).toEqual(['c2c-seller', 1]);
  });

  it('the layout’s back after a reload, too: the entry is left, not replaced', async () => {
    const first = visit('/client-intro?claim=c1');
    await first.start();
    await first.answer('claim', claimAs('new'));
    await first.say('START');
    await first.say('CONTINUE');
    const again = visit('', { browser: first.browser, storage: first.storage });
    await again.start();
    await again.answer('claim', claimAs('new'));
    expect(again.browser.index()).toBe(2);
    again.navigator.back();
    await settle();
    expect([again.screen(), again.browser.index()]).toEqual(['general-agreement', 1]);
    again.navigator.back();
    await settle();
    expect([again.screen(), again.browser.index()]).toEqual(['client-intro', 0]);
  });

  it.each([1, 2])('Forward by %i is refused: a step is submitted, never skipped', async (by) => {
    const visitor = visit(C2C);
    await toTerms(visitor);
    await visitor.pop(-2);
    await visitor.pop(by);
    expect([visitor.screen(), visitor.browser.index(), visitor.url()]).toEqual(['c2c-car', 0, C2C]);
  });

  it('Back is refused while a call runs; its answer counts', async () => {
    const visitor = visit(C2C, { session: 'guest' });
    await toTerms(visitor);
    await visitor.say('SUBMIT_TERMS');
    await visitor.say('SUBMIT_ME');
    await visitor.pop(-1);
    expect([visitor.screen(), visitor.browser.index(), visitor.flow().busy()]).toEqual(['c2c-me', 3, true]);
    expect(visitor.last('createClaimByCustomer').signal.aborted).toBe(false);
    expect(visitor.count('createClaimByCustomer')).toBe(1);
    // And the person is told, by the layout's button, too; also while what came of it is read.
    visitor.navigator.back();
    await visitor.session('signedIn');
    await visitor.answer('createClaimByCustomer', { id: 'c1', refreshToken: 't' });
    visitor.navigator.back();
    expect([visitor.onHeld.mock.calls.length, visitor.screen(), visitor.last('claim').signal.aborted]).toEqual([
      3,
      'c2c-me',
      false,
    ]);
  });

  it.each(['the browser’s', 'the layout’s'])('Back, %s, leaves what is only being read', async (whose) => {
    const visitor = visit('/my-applications');
    await visitor.start();
    await visitor.go('/bank-request-error?claim=c1');
    await visitor.answer('claim', claimAs('error'));
    await visitor.say('RETRY');
    expect([visitor.screen(), visitor.flow().busy()]).toEqual(['bank-request-error', true]);
    const read = visitor.last('claim');
    if (whose === 'the browser’s') await visitor.pop(-1);
    else visitor.navigator.back();
    await settle();
    expect([visitor.screen(), read.signal.aborted, visitor.onHeld.mock.calls]).toEqual(['my-applications', true, []]);
    read.answer(claimAs('error'));
    await settle();
    expect(visitor.calls.map(({ id }) => id)).not.toContain('sendClaimToBanksByCustomer');
  });

  it('Back is heard while a page that was opened is still being read', async () => {
    const visitor = visit('/my-applications');
    await visitor.start();
    await visitor.go('/my-applications/c1');
    expect(visitor.screen()).toBe('loading');
    await visitor.pop(-1);
    expect([visitor.screen(), visitor.url()]).toEqual(['my-applications', '/my-applications']);
    expect(visitor.last('claim').signal.aborted).toBe(true);
  });

  it('Back from the first screen of a claim does not return to the forms it was created with', async () => {
    const visitor = visit(C2C, { session: 'guest' });
    await toTerms(visitor);
    await visitor.say('SUBMIT_TERMS');
    await visitor.say('SUBMIT_ME');
    await visitor.session('signedIn');
    await visitor.answer('createClaimByCustomer', { id: 'c1', refreshToken: 't' });
    await visitor.answer('claim', claimAs('new'));
    expect(visitor.screen()).toBe('client-intro');
    await visitor.pop(-1);
    expect([visitor.screen(), visitor.url()]).toEqual(['claim-detail', '/my-applications/c1']);
    expect(visitor.count('createClaimByCustomer')).toBe(1);
  });

  it('a move within a page changes address and entry, not the page; Back finds the place again', async () => {
    const visitor = visit('/my-applications?from=mail&status=new');
    await visitor.start();
    const { navigator } = visitor;
    const shown = () => {
      const view = navigator.view();
      return view.kind === 'screen' ? [view.screen, view.visit, view.place.query, view.place.words] : [];
    };
    expect(shown()).toEqual(['my-applications', 1, '?from=mail&status=new', '']);
    const move = async (...to: Parameters<typeof navigator.move>) => {
      navigator.move(...to);
      // The browser's address follows a moment later.
      await Promise.resolve();
    };
    await move({ query: { status: '' }, words: 'демеу' }, 'replace');
    expect([visitor.browser.index(), visitor.url()]).toEqual([0, '/my-applications?from=mail']);
    expect(shown()).toEqual(['my-applications', 1, '?from=mail', 'демеу']);
    await move({ query: { page: '2' } }, 'push');
    expect([visitor.browser.index(), visitor.url()]).toEqual([1, '/my-applications?from=mail&page=2']);
    expect(shown()).toEqual(['my-applications', 1, '?from=mail&page=2', 'демеу']);

    await visitor.go('/guide');
    expect(shown()).toEqual(['guide', 2, '', '']);
    await visitor.pop(-1);
    expect(shown()).toEqual(['my-applications', 3, '?from=mail&page=2', 'демеу']);
    await visitor.pop(-1);
    expect(shown()).toEqual(['my-applications', 4, '?from=mail', 'демеу']);
  });

  it('a page that is being left does not move: the way on is not held up', async () => {
    const visitor = visit('/my-applications');
    await visitor.start();
    visitor.navigator.go('/guide');
    visitor.navigator.move({ words: 'демеу' }, 'replace');
    await vi.waitFor(() => expect(visitor.navigator.view()).toMatchObject({ kind: 'screen', screen: 'guide' }));
    expect([visitor.browser.index(), visitor.url()]).toEqual([1, '/guide']);
  });

  it('a screen of a flow does not move: its address is the flow’s', async () => {
    const visitor = visit(C2C, { session: 'guest' });
    await visitor.start();
    visitor.navigator.move({ query: { page: '2' } }, 'push');
    await Promise.resolve();
    expect([visitor.browser.index(), visitor.url()]).toEqual([0, C2C]);
  });

  it('a pop to another claim shows that claim', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('issued', 'c1'));
    await visitor.go('/my-applications');
    await visitor.go('/my-applications/c2');
    await visitor.answer('claim', claimAs('issued', 'c2'));
    await visitor.pop(-2);
    await visitor.answer('claim', claimAs('issued', 'c1'));
    expect([visitor.screen(), visitor.url(), visitor.flow().context().id]).toEqual([
      'claim-deal',
      '/my-applications/c1',
      'c1',
    ]);
  });

  it('a pop out of the flow ends it; back in, the drafts lead to the same screen', async () => {
    const visitor = visit('/how-it-works');
    await visitor.start();
    await visitor.go(C2C);
    await visitor.say('SUBMIT_CAR');
    await visitor.pop(-2);
    expect(visitor.screen()).toBe('how-it-works');
    await visitor.pop(2);
    expect([visitor.screen(), visitor.url()]).toEqual(['c2c-seller', C2C]);
  });

  it('a result takes the place of the screen before it', async () => {
    const visitor = visit('/my-applications/c1/account-statement');
    await visitor.start();
    await visitor.answer('claim', claimAs('dataConfirmed'));
    await visitor.say('SEND_TO_BANKS');
    await visitor.answer('sendClaimToBanksByCustomer', { status: 'ok', message: null });
    await visitor.answer('claim', claimAs('waiting'));
    expect([visitor.screen(), visitor.browser.entries.length]).toEqual(['bank-response-waiting', 1]);
  });
});

describe('leaving', () => {
  it('the end of a flow leads to its page, in the same entry', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('issued'));
    await visitor.say('BACK');
    expect([visitor.screen(), visitor.url(), visitor.browser.entries.length]).toEqual([
      'my-applications',
      '/my-applications',
      1,
    ]);
  });

  it('a repeated application starts with what the old one said, once', async () => {
    const opened: string[] = [];
    const visitor = visit('/my-applications/c1', { parts: { onOpen: (flow) => void opened.push(flow) } });
    await visitor.start();
    await visitor.answer('claim', claimAs('rejected'));
    while (visitor.screen() !== 'claim-closed') await visitor.say('BACK');
    await visitor.say('REPEAT');
    expect([visitor.screen(), visitor.url()]).toEqual(['c2c-car', C2C]);
    expect(visitor.flow().context().repeats).toBe('c1');
    expect(opened).toHaveLength(2);
  });

  it('a repeated application is not opened for somebody who has gone elsewhere meanwhile', async () => {
    const visitor = visit('/my-applications/c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('rejected'));
    while (visitor.screen() !== 'claim-closed') await visitor.say('BACK');
    visitor.flow().send({ type: 'REPEAT' });
    visitor.navigator.go('/guide');
    await settle();
    expect([visitor.screen(), visitor.url()]).toEqual(['guide', '/guide']);
  });

  it('a link to another page while a call runs aborts it', async () => {
    const visitor = visit('/my-applications/c1/account-statement');
    await visitor.start();
    await visitor.answer('claim', claimAs('dataConfirmed'));
    await visitor.say('SEND_TO_BANKS');
    const call = visitor.last('sendClaimToBanksByCustomer');
    await visitor.go('/guide');
    expect([visitor.screen(), call.signal.aborted]).toEqual(['guide', true]);
    call.answer({ status: 'ok', message: null });
    await settle();
    expect(visitor.screen()).toBe('guide');
  });

  it('a wrong address ends what ran: it does not come back over the error page', async () => {
    const visitor = visit('/aitu-pending?claim=c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('verification'));
    await visitor.go('/my-applications/a%20b');
    await visitor.answer('claim', claimAs('verified'));
    expect(visitor.screen()).toBe(404);
  });

  it('a link within the claim leads back in one step of the history', async () => {
    const visitor = visit('/client-request?claim=c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('new'));
    await visitor.say('START');
    await visitor.say('CONTINUE');
    const entries = visitor.browser.entries.length;
    await visitor.go('/my-applications/c1');
    expect([visitor.screen(), visitor.url()]).toEqual(['claim-detail', '/my-applications/c1']);
    expect(visitor.browser.entries).toHaveLength(entries + 1);
  });
});

describe('the session', () => {
  it('a guest’s deep link: the way is remembered, the sign-in page shown', async () => {
    const visitor = visit('/my-applications/c1/client-data?x=1', { session: 'guest' });
    await visitor.start();
    expect([visitor.screen(), visitor.url()]).toEqual(['login', '/login']);
    expect(visitor.setReturnPath.mock.calls).toEqual([['/my-applications/c1/client-data?x=1']]);
    expect(visitor.calls).toEqual([]);
  });

  it('not known yet: nothing is shown or asked until it is', async () => {
    const visitor = visit('/my-applications/c1', { session: 'starting' });
    await visitor.start();
    expect([visitor.screen(), visitor.calls]).toEqual(['loading', []]);
    await visitor.session('signedIn');
    expect(visitor.count('claim')).toBe(1);
  });

  it('lost in the middle: the sign-in page, the way kept, the flow stopped', async () => {
    const visitor = visit('/client-intro?claim=c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('new'));
    await visitor.session('guest');
    expect(visitor.screen()).toBe('login');
    expect(visitor.setReturnPath.mock.calls).toEqual([['/client-intro?claim=c1']]);
  });

  it('a guest begins on a page of their own, which turns into the person’s once they are signed in', async () => {
    const visitor = visit('/', { session: 'guest' });
    await visitor.start();
    expect([visitor.screen(), visitor.url()]).toEqual(['start', '/']);
    expect(visitor.setReturnPath).not.toHaveBeenCalled();
    await visitor.session('signedIn');
    expect([visitor.screen(), visitor.url()]).toEqual(['home', '/']);
  });

  it('a signed-in person does not see the sign-in page', async () => {
    const visitor = visit('/login');
    await visitor.start();
    expect([visitor.screen(), visitor.url()]).toEqual(['home', '/']);
  });

  it('what one person typed before a claim is not shown to the next one', async () => {
    const storage = memory();
    const first = visit(C2C, { storage, user: 'u1' });
    await toTerms(first);
    const next = visit(C2C, { storage, user: 'u2' });
    await next.start();
    expect(next.screen()).toBe('c2c-car');
  });

  it('what a guest typed stays theirs when they sign in, and while it is not known who they are', async () => {
    const storage = memory();
    const guest = visit(C2C, { storage, session: 'guest' });
    await toTerms(guest);
    const signedIn = visit(C2C, { storage, user: 'u1' });
    await signedIn.start();
    expect(signedIn.screen()).toBe('c2c-terms');
    await signedIn.pop(0);
    const early = visit(C2C, { storage, session: 'starting' });
    await early.start();
    expect(early.screen()).toBe('c2c-terms');
  });

  it('the draft of a new claim goes when the claim is there', async () => {
    const visitor = visit(C2C, { session: 'guest' });
    await toTerms(visitor);
    await visitor.say('SUBMIT_TERMS');
    await visitor.say('SUBMIT_ME');
    expect(visitor.storage.kept.size).toBe(1);
    await visitor.session('signedIn');
    await visitor.answer('createClaimByCustomer', { id: 'c1', refreshToken: 't' });
    expect(visitor.storage.kept.size).toBe(0);
  });
});

describe('the marketplace rule', () => {
  it('leads on once, and warns when the application is not named', async () => {
    const visitor = visit('/guide?utm_source=marketplace&applicationId=7');
    await visitor.start();
    expect([visitor.url(), visitor.warnMissingApplication.mock.calls.length]).toEqual([
      '/marketplace/insurance/7/edit',
      0,
    ]);
    const missing = visit('/guide?utm_source=marketplace');
    await missing.start();
    expect([missing.screen(), missing.url(), missing.warnMissingApplication.mock.calls.length]).toEqual([
      'guide',
      '/guide?utm_source=marketplace',
      1,
    ]);
  });

  it('warns once for everybody who comes in, whatever they open there, and again when they come back', async () => {
    const visitor = visit('/marketplace/insurance/edit', { session: 'guest' });
    const warned = () => visitor.warnMissingApplication.mock.calls.length;
    await visitor.start();
    expect([visitor.url(), warned()]).toEqual(['/login', 1]);
    await visitor.session('signedIn');
    await visitor.go('/marketplace/my-applications');
    expect([visitor.screen(), warned()]).toEqual(['marketplace-applications', 1]);
    await visitor.go('/marketplace/my-applications?page=2');
    expect(warned()).toBe(1);
    await visitor.go('/guide');
    expect([visitor.screen(), warned()]).toEqual(['guide', 1]);
    await visitor.go('/marketplace/my-applications');
    expect([visitor.screen(), warned()]).toEqual(['marketplace-applications', 2]);
  });
});

describe('a partner’s page', () => {
  it('opened once; coming back asks where the claim is', async () => {
    const visitor = visit('/aitu-intro?claim=c1');
    await visitor.start();
    await visitor.answer('claim', claimAs('consentsSigned'));
    await visitor.say('GO');
    await visitor.answer('makeUrl', { url: 'https://market.kz/id' });
    expect(visitor.onAway.mock.calls).toEqual([['https://market.kz/id', { inPage: false, claim: 'c1' }]]);
    visitor.flow().returned();
    await settle();
    await visitor.answer('claim', claimAs('verified'));
    expect(visitor.screen()).toBe('q-personal');
  });
});

describe('a part of the program that does not come', () => {
  it.each([
    [true, 'loading'],
    [false, 500],
  ])('the page is reloaded: %s; else that is said, not awaited for ever', async (reloads, shown) => {
    vi.spyOn(product, 'flow').mockRejectedValue(new TypeError('Failed to fetch'));
    const visitor = visit(C2C, { parts: { reloadForPart: () => reloads } });
    await visitor.start();
    expect(visitor.screen()).toBe(shown);
  });
});

describe('somebody else turns out to be signed in', () => {
  it('what the tab showed of the former person goes', async () => {
    const storage = memory();
    await toTerms(visit(C2C, { storage, user: 'u1' }));
    const again = visit(C2C, { storage, session: 'starting' });
    await again.start();
    await again.session('signedIn', 'u2');
    expect([again.screen(), again.flow().context().answers]).toEqual(['c2c-car', {}]);
  });

  it('who has only just become known keeps everything', async () => {
    const visitor = visit(C2C, { session: 'starting' });
    await toTerms(visitor);
    await visitor.session('signedIn', 'u1');
    expect(visitor.screen()).toBe('c2c-terms');
  });
});
