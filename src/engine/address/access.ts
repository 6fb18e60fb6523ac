import type { Access } from '../../../machines/kit/screen.ts';
import type { SessionState } from '../navigator.types.ts';

/** `wait`: it is not yet known who this is. `login`, `home`: the page to which the visitor is sent. */
export type Verdict = 'enter' | 'wait' | 'login' | 'home';

const verdicts: Readonly<Record<Access, Readonly<Record<SessionState, Verdict>>>> = {
  open: { starting: 'enter', guest: 'enter', signedIn: 'enter' },
  guest: { starting: 'wait', guest: 'enter', signedIn: 'home' },
  authenticated: { starting: 'wait', guest: 'login', signedIn: 'enter' },
};

/**
 * Who may see a screen: the one table of spec §2's middlewares (`authenticated`, `isAuth`; language and marketplace are
 * settled before). Null: the screen asks for an access that does not exist, and nobody gets in; spec: an error 500.
 */
export const admit = (access: string, state: SessionState): Verdict | null =>
  Object.hasOwn(verdicts, access) ? verdicts[access as Access][state] : null;
