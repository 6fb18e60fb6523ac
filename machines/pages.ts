import type { LoginValues } from '../schemas/login.form.ts';
import { activeReads, listReads, listTexts } from './generated/lists.ts';
import { defineScreens, values } from './kit/screen.ts';

const home = '/';
const list = '/my-applications';

/** Lists and texts: not everything is a flow. */
export const pageScreens = defineScreens({
  home: {
    path: home,
    access: 'authenticated',
    layout: 'default',
    title: 'home.title',
    texts: ['board', 'progress', ...listTexts],
    reads: activeReads,
    events: {},
  },
  'dealer-home': {
    path: home,
    access: 'authenticated',
    layout: 'default',
    title: 'home.title',
    texts: ['board', 'progress'],
    reads: ['claims', 'claim', 'myDealer', 'claimStatuses', 'listBanks'],
    roles: ['dealer', 'partner'],
    width: 'wide',
    events: {},
  },
  login: {
    path: '/login',
    access: 'guest',
    layout: 'client',
    title: 'login.title',
    texts: 'login',
    events: { SIGN_IN: values<LoginValues>() },
  },
  agreement: {
    path: '/agreement',
    access: 'open',
    layout: 'nested',
    title: 'agreement.title',
    texts: 'info',
    toggle: false,
    anchors: true,
    events: {},
  },
  guide: {
    path: '/guide',
    access: 'open',
    layout: 'nested',
    title: 'guide.title',
    texts: 'info',
    anchors: true,
    events: {},
  },
  'how-it-works': {
    path: '/how-it-works',
    access: 'open',
    layout: 'nested',
    title: 'how.title',
    texts: 'how',
    width: 'split',
    asks: ['listBanks'],
    anchors: true,
    events: {},
  },
  'my-applications': {
    path: list,
    access: 'authenticated',
    layout: 'default',
    title: 'list.title',
    texts: ['board', 'progress', ...listTexts],
    width: 'list',
    reads: listReads,
    events: {},
  },
  'dealer-applications': {
    path: list,
    access: 'authenticated',
    layout: 'default',
    title: 'home.clients',
    texts: ['board', 'progress'],
    reads: ['claims', 'claim', 'claimStatuses', 'listBanks', 'listInsuranceClaims', 'listInsuranceStatuses'],
    roles: ['dealer', 'partner'],
    width: 'wide',
    events: {},
  },
  'marketplace-applications': {
    path: '/marketplace/my-applications',
    access: 'authenticated',
    layout: 'default',
    title: 'list.marketplace',
    texts: ['board', 'progress'],
    width: 'list',
    reads: ['listInsuranceClaims', 'listInsuranceStatuses'],
    events: {},
  },
});
