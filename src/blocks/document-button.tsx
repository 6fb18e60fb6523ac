import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { HostActions } from './props.ts';
import { Button, OuterLink } from '../ui/index.ts';
import { HandOverButton } from './hand-over-button.tsx';

/** A link to the bytes is signed for five minutes: asked anew before it is over. */
export const LINK_LIVES_MS = 4 * 60 * 1_000;

/** In a row of a list: a word, a picture. */
const inRow = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  mr: '[-8px]',
  '& > *': { px: '8', minH: 'target' },
});

/** Opening it is an answer of the form around. */
export interface DocumentField {
  readonly field: { readonly 'data-field': string; readonly 'aria-describedby': string | undefined };
  readonly onOpened: () => void;
  /** It is what is to be pressed now. */
  readonly tone?: 'primary' | 'secondary';
}

/** Opens a PDF of a service, in the mobile app by its own viewer, else in a tab of its own; and hands it over to others. */
export function DocumentButton({
  address,
  title,
  name = `${title}.pdf`,
  label,
  tone = 'secondary',
  row = false,
  event,
  onOpened,
  field,
  host,
  children,
}: {
  /** Where its bytes lie, for some minutes. */
  address: string;
  title: string;
  /** Of the file. */
  name?: string;
  /** Its name for screen readers, where several say the same. */
  label?: string;
  tone?: 'primary' | 'secondary';
  /** Stands in a row of a list. */
  row?: boolean;
  /** What opening it means to the flow. */
  event?: string;
  onOpened?: () => void;
  field?: DocumentField['field'];
  host: HostActions;
  /** Its words; in a row, which opens as a whole, a sign. */
  children: ReactNode;
}) {
  return (
    <div className={row ? inRow : arranged({ as: 'halves' })}>
      {host.webview ? (
        <Button
          {...field}
          data-opens={row || undefined}
          tone={row ? 'quiet' : tone}
          aria-label={label}
          event={event}
          onClick={() => {
            host.openDocument(address, title);
            onOpened?.();
          }}
        >
          {children}
        </Button>
      ) : (
        <OuterLink
          {...field}
          data-opens={row || undefined}
          href={address}
          look={row ? 'alone' : tone === 'primary' ? 'primary' : 'button'}
          target="_blank"
          aria-label={label}
          data-event={event}
          onClick={onOpened}
          // The wheel opens it in a tab, too.
          onAuxClick={(press) => press.button === 1 && onOpened?.()}
        >
          {children}
        </OuterLink>
      )}
      <HandOverButton address={address} name={name} title={title} onSaved={onOpened} compact={row} host={host} />
    </div>
  );
}
