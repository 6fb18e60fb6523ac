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

interface FrameProps {
  width?: LayoutProps['width'];
  height?: 'client';
  padding?: 'none';
  /** In the header; none: no header. */
  bar?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

function Frame({ width, height, padding, bar, footer, children }: FrameProps) {
  const t = useT();
  const classes = recipe({ width, height, padding });
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.root}>
      {bar && (
        <>
          {/* A button, not a fragment link: fragments of the address are tokens here. */}
          <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
            {t('nav.skip')}
          </button>
          <header className={classes.header}>
            <div className={classes.bar}>{bar}</div>
          </header>
        </>
      )}
      <main ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

const footerOf = ({ year, companyLine, footerNote }: ShellFacts) => (
  <Footer year={year} companyLine={companyLine} note={footerNote} />
);

interface ToolsProps {
  shell: ShellFacts;
  toggle?: boolean;
  menu?: boolean;
  children?: ReactNode;
}

/** The page's own way, the language, and the menu of who is signed in. */
function Tools({ shell, toggle, menu = shell.signedIn, children }: ToolsProps) {
  const t = useT();
  /** Null: not there; false: on its way out. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className={css({ display: 'flex', alignItems: 'center' })}>
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
export function ClientLayout({ shell, width, nav, children }: LayoutProps) {
  return (
    <Frame
      width={width}
      height="client"
      footer={footerOf(shell)}
      bar={
        <>
          <Logo flow={logoOf(shell.pathname)} size={32} />
          <Tools shell={shell} toggle>
            {nav}
          </Tools>
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** Header of 56 px with logo and menu; the mycar flow has no footer. */
export function DefaultLayout({ shell, width, nav, children }: LayoutProps) {
  const flow = logoOf(shell.pathname);
  return (
    <Frame
      width={width}
      footer={flow === 'mycar' ? null : footerOf(shell)}
      bar={
        <>
          <Logo flow={flow} size={24} />
          {nav}
          <Tools shell={shell} menu />
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** Logo and language in the header, the way back above the heading; the agreement page has no toggle: both languages stand on it. */
export function NestedLayout({ shell, width, toggle = true, children }: LayoutProps) {
  const t = useT();
  const back = (
    <div>
      <button type="button" className={link({ place: 'alone' })} data-event="BACK" onClick={shell.onBack}>
        <Icon name="back" />
        {t('btn.back')}
      </button>
    </div>
  );
  return (
    <Frame
      width={width}
      footer={footerOf(shell)}
      bar={
        <>
          <Logo flow={logoOf(shell.pathname)} size={24} />
          <Tools shell={shell} toggle={toggle} />
        </>
      }
    >
      <LeftContext value={back}>{children}</LeftContext>
    </Frame>
  );
}

/** Nothing but the page and the footer, without padding. The snackbar is the root's. */
export function EmptyLayout({ shell, width, children }: LayoutProps) {
  return (
    <Frame width={width} padding="none" footer={footerOf(shell)}>
      <LeftContext value={<LanguageToggle onLocale={shell.onLocale} />}>{children}</LeftContext>
    </Frame>
  );
}
