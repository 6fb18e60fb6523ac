import type { Access } from '../../machines/kit/screen.ts';
import type { SessionState } from '../engine/navigator.types.ts';

/** `wait`: it is not yet known who this is. `signIn`, `home`: where the visitor is sent. */
export type Verdict = 'enter' | 'wait' | 'signIn' | 'home';

const doors: Readonly<Record<Access, Readonly<Record<SessionState, Verdict>>>> = {
  open: { starting: 'enter', guest: 'enter', signedIn: 'enter' },
  guest: { starting: 'wait', guest: 'enter', signedIn: 'home' },
  authenticated: { starting: 'wait', guest: 'signIn', signedIn: 'enter' },
};

/**
 * Who may see a screen: the one table of spec §2's middlewares (`authenticated`, `isAuth`; language and marketplace are
 * settled before). Null: the screen asks for an access that nobody knows, and nobody gets in; spec: an error 500.
 */
export const admit = (access: string, state: SessionState): Verdict | null =>
  Object.hasOwn(doors, access) ? doors[access as Access][state] : null;
