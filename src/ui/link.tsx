import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { button, link } from '@styled/recipes';
import type { ScreenId } from '../../machines/screens.ts';
import type { ButtonTone } from './button.tsx';

export interface Navigation {
  /** The address of a screen. Throws when a parameter is missing that its path demands. */
  href(screen: ScreenId, params?: Readonly<Record<string, string>>): string;
  /** Goes to an address of ours without loading the page. */
  go(href: string): void;
  /** Fetches what a link leads to: it is pointed at, touched or focused. */
  preload(href: string): void;
}
const outside: Navigation = {
  href: () => {
    throw new Error('A link stands outside of <NavigationContext>');
  },
  go: () => undefined,
  preload: () => undefined,
};
/** Provided by the app: screens know neither the router nor the address bar. */
export const NavigationContext = createContext<Navigation>(outside);

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  to: ScreenId;
  params?: Readonly<Record<string, string>> | undefined;
  /** What of it is to be shown, as its address says it. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Before leaving: close a drawer. */
  onGo?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A plain left click stays in the app; every other one (new tab, copy) is the browser's, for the anchor is real. */
function useAnchor({ to, params, query, onGo }: Pick<LinkProps, 'to' | 'params' | 'query' | 'onGo'>) {
  const { href, go, preload } = useContext(NavigationContext);
  const address = href(to, params) + (query ? `?${new URLSearchParams(query).toString()}` : '');
  const ahead = () => preload(address);
  return {
    href: address,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      onGo?.();
      go(address);
    },
  };
}

/** A link inside a sentence. `className` replaces its look (cards, the drawer). */
export function Link({ to, params, query, onGo, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...useAnchor({ to, params, query, onGo })} className={className ?? link()}>
      {children}
    </a>
  );
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton({
  to,
  params,
  query,
  onGo,
  tone = 'primary',
  full,
  children,
  ...rest
}: Omit<LinkProps, 'className'> & { tone?: ButtonTone; full?: boolean }) {
  return (
    <a
      {...rest}
      {...useAnchor({ to, params, query, onGo })}
      className={button({ tone, width: full ? 'full' : 'auto' })}
    >
      {children}
    </a>
  );
}

/** A link that leaves the app: another site, `tel:`, a document. */
export function OuterLink({
  href,
  look = 'inline',
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & {
  href: string;
  look?: 'inline' | 'alone' | 'button' | 'primary';
}) {
  return (
    <a
      rel="noopener noreferrer"
      {...rest}
      href={href}
      className={
        look === 'inline' || look === 'alone'
          ? link({ place: look })
          : button({ tone: look === 'primary' ? 'primary' : 'secondary', width: 'full' })
      }
    >
      {children}
    </a>
  );
}
