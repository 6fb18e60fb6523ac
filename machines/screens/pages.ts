import type { LoginValues } from '../../schemas/login.form.ts';
import { defineScreens, values } from '../kit/screen.ts';

/** Lists and texts: not everything is a flow. */
export const pageScreens = defineScreens({
  home: {
    path: '/',
    access: 'authenticated',
    layout: 'default',
    title: 'home.title',
    texts: 'pages',
    reads: ['claims', 'myDealer'],
    events: {},
  },
  login: {
    path: '/login',
    access: 'guest',
    layout: 'client',
    title: 'login.title',
    texts: 'pages',
    events: { SIGN_IN: values<LoginValues>() },
  },
  agreement: {
    path: '/agreement',
    access: 'open',
    layout: 'nested',
    title: 'agreement.title',
    texts: 'info',
    toggle: false,
    events: {},
  },
  guide: { path: '/guide', access: 'open', layout: 'nested', title: 'guide.title', texts: 'info', events: {} },
  'how-it-works': {
    path: '/how-it-works',
    access: 'open',
    layout: 'nested',
    title: 'how.title',
    texts: 'pages',
    events: {},
  },
  'my-applications': {
    path: '/my-applications',
    access: 'authenticated',
    layout: 'default',
    title: 'list.title',
    texts: 'pages',
    reads: ['claims', 'claimStatuses'],
    events: {},
  },
});
