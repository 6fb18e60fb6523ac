/** Colours of an installation: `system` follows the device, also when it changes its mind. Source: `theme` of config.json. */
export type Theme = 'light' | 'dark' | 'system';

/** The bar of the browser is as the page's header. */
const BAR = { light: '#ffffff', dark: '#171a21' } as const;

/** Puts the colours on the page; pages come light. */
export const applyTheme = (theme: Theme, { document, matchMedia }: Pick<Window, 'document' | 'matchMedia'>): void => {
  const show = (isDark: boolean): void => {
    const name = isDark ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = name;
    const set = (meta: string, content: string) =>
      document.querySelector(`meta[name=${meta}]`)?.setAttribute('content', content);
    set('color-scheme', name);
    set('theme-color', BAR[name]);
  };
  if (theme === 'system') {
    const system = matchMedia('(prefers-color-scheme: dark)');
    show(system.matches);
    system.addEventListener('change', ({ matches }) => show(matches));
  } else if (theme === 'dark') show(true);
};
