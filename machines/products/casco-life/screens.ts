import type { AcceptanceValues } from '../../../schemas/shared/acceptance.form.ts';
import type { DecisionsValues } from '../../../schemas/casco-life/decisions.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';
import { addresses } from '../shared/addresses.ts';
import { codeEvents } from '../shared/sms-code.screens.ts';

const signedIn = { access: 'authenticated', layout: 'client', texts: 'casco-life' } as const;
const claim = { ...signedIn, path: '/insurance/casco-and-life/:id' } as const;
const complete = {
  ...signedIn,
  path: '/insurance/casco-and-life/:id?/complete',
  result: true,
  withoutId: true,
} as const;
const shared = { ...signedIn, standalone: true, result: true, kind: 'casco-life' } as const;

/** Casco and life insurance that the bank of a credit waits for. */
export const cascoLifeScreens = defineScreens({
  'casco-life-choice': {
    ...claim,
    width: 'split',
    title: 'cl.choice.title',
    texts: ['casco-life', 'questionnaire', 'files'],
    reads: ['listFiles', 'listFileTypes'],
    events: { DECIDE: values<DecisionsValues>(), BACK: null },
  },
  'casco-life-agreement': {
    ...claim,
    width: 'split',
    title: 'cl.agreement.title',
    texts: ['casco-life', 'document', 'cost'],
    reads: ['getCascoLifeClaim'],
    events: { ACCEPT_AGREEMENT: values<AcceptanceValues>(), BACK: null },
  },
  'casco-life-code': {
    ...claim,
    width: 'split',
    title: 'cl.code.title',
    texts: ['casco-life', 'cost', 'sign'],
    events: codeEvents,
  },
  'casco-life-sign-fail': {
    ...shared,
    path: addresses.signFail,
    title: 'cl.signFail.title',
    events: { RETRY: null, BACK: null },
  },
  'casco-life-process-fail': {
    ...shared,
    access: 'open',
    path: addresses.processFail,
    title: 'cl.sendFail.title',
    events: { RETRY: null, BACK: null },
  },
  'casco-life-waiting': {
    ...complete,
    width: 'split',
    title: 'cl.waiting.title',
    texts: ['casco-life', 'progress'],
    events: { BACK: null },
  },
  'casco-life-complete': {
    ...complete,
    width: 'split',
    title: 'cl.complete.title',
    texts: ['casco-life', 'document'],
    reads: ['getCascoLifeClaim', 'getLifeConditions'],
    events: { CONTINUE: null, BACK: null },
  },
  'centras-success': {
    ...signedIn,
    width: 'split',
    path: '/centras-success',
    title: 'cl.complete.title',
    texts: ['casco-life', 'document'],
    reads: ['getCascoLifeClaim', 'getLifeConditions'],
    standalone: true,
    result: true,
    events: { CONTINUE: null, SHOW_POLICIES: null, BACK: null },
  },
  'casco-life-failed': { ...claim, result: true, title: 'cl.failed.title', events: { CONTINUE: null, BACK: null } },
  'casco-life-unavailable': { ...signedIn, path: null, title: 'cl.unavailable.title', events: { RETRY: null } },
  'casco-life-missing': { ...signedIn, path: null, title: 'cl.missing.title', events: {} },
});
