import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { css } from '@styled/css';
import { link, shell as recipe } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { IconButton } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { layers } from '../layers.store.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { LeftContext } from '../parts/above.ts';
import { Footer } from './footer.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { logoOf } from './logo.ts';
import { Logo } from './logo-mark.tsx';
import type { LayoutProps, ShellFacts } from './types.ts';

// Not seen before Back closes it, as dialogs.
const Menu = lazy(() => Promise.all([import('./menu.tsx'), layers.followed()]).then(([menu]) => menu));

interface FrameProps extends LayoutProps {
  height?: 'client';
  padding?: 'none';
  footer?: boolean;
  /** No header. */
  bare?: boolean;
  /** Of the logo, px. */
  size?: 24 | 32;
  menu?: boolean;
}

function Frame({
  shell,
  width,
  height,
  padding,
  bare,
  size = 24,
  toggle,
  menu = shell.signedIn,
  nav,
  footer = true,
  children,
}: FrameProps) {
  const t = useT();
  const classes = recipe({ width, height, padding });
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.root}>
      {!bare && (
        <>
          {/* A button, not a fragment link: fragments of the address are tokens here. */}
          <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
            {t('nav.skip')}
          </button>
          <header className={classes.header}>
            <div className={classes.bar}>
              <Logo flow={logoOf(shell.pathname)} size={size} />
              {shell.signedIn && nav}
              <Tools shell={shell} toggle={toggle} menu={menu}>
                {!shell.signedIn && nav}
              </Tools>
            </div>
          </header>
        </>
      )}
      <main ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer && <Footer year={shell.year} companyLine={shell.companyLine} note={shell.footerNote} />}
    </div>
  );
}

interface ToolsProps {
  shell: ShellFacts;
  toggle?: boolean | undefined;
  menu: boolean;
  children: ReactNode;
}

/** A guest's way in, the language, and the menu. */
function Tools({ shell, toggle, menu, children }: ToolsProps) {
  const t = useT();
  /** Null: not there; false: on its way out. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
      {children}
      {toggle && <LanguageToggle onLocale={shell.onLocale} />}
      {menu && (
        <IconButton label={t('nav.menu')} aria-haspopup="dialog" aria-expanded={!!open} onClick={() => setOpen(true)}>
          <Icon name="menu" size={24} />
        </IconButton>
      )}
      {open !== null && (
        <PartBoundary
          onMissing={(error) => {
            setOpen(null);
            shell.onMissing(error);
          }}
        >
          <Suspense fallback={null}>
            <Menu open={open} onClose={() => setOpen(false)} onGone={() => setOpen(null)} shell={shell} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

/** Header of 68 px with logo, the page's own way, language, and the menu of who is signed in; footer. */
export const ClientLayout = (props: LayoutProps) => <Frame {...props} height="client" size={32} toggle />;

/** Header of 56 px with logo, ways, language and menu, which has the language, too (spec §2); the mycar flow has no footer. */
export const DefaultLayout = (props: LayoutProps) => (
  <Frame {...props} toggle menu footer={logoOf(props.shell.pathname) !== 'mycar'} />
);

/** Logo, ways and language in the header, the way back above the heading; the agreement page has no toggle: both languages stand on it. */
export function NestedLayout({ children, ...props }: LayoutProps) {
  const t = useT();
  const back = (
    <div>
      <button type="button" className={link({ place: 'alone' })} data-event="BACK" onClick={props.shell.onBack}>
        <Icon name="back" />
        {t('btn.back')}
      </button>
    </div>
  );
  return (
    <Frame {...props} toggle={props.toggle !== false}>
      <LeftContext value={back}>{children}</LeftContext>
    </Frame>
  );
}

/** Nothing but the page and the footer, without padding. The snackbar is the root's. */
export const EmptyLayout = ({ shell, width, children }: LayoutProps) => (
  <Frame shell={shell} width={width} padding="none" bare>
    <LeftContext value={<LanguageToggle onLocale={shell.onLocale} />}>{children}</LeftContext>
  </Frame>
);
