import { describe, expect, test } from 'vitest';
import { engines } from './support/engines.ts';
import { ESCAPE } from './support/person.ts';
import { withPerson } from './support/with-person.ts';

const OPEN = { '/': 'start', '/how-it-works': 'how-it-works', '/guide': 'guide', '/agreement': 'agreement' } as const;

describe.each(engines)('$name', (engine) => {
  test.each([
    { language: 'ru', width: 390 },
    { language: 'kk', width: 1280 },
  ] as const)('open pages, signing in and out ($language, $width px)', async ({ language, width }) => {
    await withPerson({ engine, language, width }, async ({ person }) => {
      const { words } = person;
      for (const [path, screen] of Object.entries(OPEN)) {
        await person.open(path);
        await person.sees(screen, { focus: false });
        await person.checks();
      }
      await person.open('/my-applications');
      await person.sees('login', { focus: false });
      await person.checks();
      await person.submit('SIGN_IN', { username: 'aidos', password: 'wrong-password' });
      await person.finds('main *', words('login.wrong'));
      await person.submit('SIGN_IN', { password: 'demo-password' });
      await person.sees('my-applications', { focus: false });
      await person.checks();

      // What opens over the page has the focus, and gives it back to its button.
      const menu = `button[aria-label="${words('nav.menu')}"], header button[aria-expanded]`;
      await person.taps(menu);
      await person.finds('[data-event="SIGN_OUT"]');
      await expect
        .poll(() => person.inPage(() => document.activeElement?.closest('[data-modal], [data-drawer]') != null), {
          timeout: 10_000,
        })
        .toBe(true);
      await person.checks();
      await person.key(ESCAPE);
      await person.misses('[data-event="SIGN_OUT"]');
      await person.taps(menu);
      await person.press('SIGN_OUT');
      await person.misses('[data-screen="my-applications"]');

      // Whoever has left is not shown by going back, and may sign in again.
      await person.back();
      await person.misses('[data-screen="my-applications"]');
      await person.open('/login');
      await person.sees('login', { focus: false });
      await person.submit('SIGN_IN', { username: 'aidos', password: 'demo-password' });
      await person.misses('[data-screen="login"]');
    });
  });
});
