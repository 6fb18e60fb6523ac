import type { ReactNode } from 'react';
import { css } from '@styled/css';
import type { ScreenId } from '../../machines/screens.ts';
import { useT } from '../i18n/index.ts';
import { useHandsFocusOn } from '../ui/hands-focus.ts';
import { Button, Ending, LinkButton } from '../ui/index.ts';

/** The list that such things stand in, and its name. */
interface InList {
  readonly to: Extract<ScreenId, 'my-applications' | 'dealer-applications'>;
  readonly words: string;
}

/** What the page is about could not be read: what is kept, why, and once more. Whatever was paid or signed, nothing else is offered. */
export function Unavailable(props: {
  screen: string;
  title: string;
  /** What is kept, and what to do. */
  text: string;
  /** What more there is to say of why: `causeOf(problem)`. */
  why: string | null;
  busy: boolean;
  /** None: not yet. */
  onRetry: (() => void) | undefined;
  /** Default: the customer's own; null: there is none. */
  list?: InList | null | undefined;
  /** Another way on. */
  children?: ReactNode;
}) {
  const t = useT();
  const retry = useHandsFocusOn<HTMLButtonElement>();
  return (
    <div data-screen={props.screen}>
      <Ending
        title={props.title}
        icon="alert"
        tone="error"
        text={
          <>
            <p>{props.text}</p>
            {props.why && <p className={css({ pt: '8', textStyle: 'body.sm' })}>{props.why}</p>}
          </>
        }
        ask={{}}
      >
        {props.onRetry && (
          <Button ref={retry} full busy={props.busy} event="RETRY" onClick={props.onRetry}>
            {t('btn.retry')}
          </Button>
        )}
        {props.list !== null && (
          <LinkButton to={props.list?.to ?? 'my-applications'} tone="secondary" full>
            {props.list?.words ?? t('nav.myApplications')}
          </LinkButton>
        )}
        {props.children}
      </Ending>
    </div>
  );
}

interface Missed {
  screen: string;
  title: string;
  text: string;
  list?: InList | undefined;
}

/** There is no such thing, or it is somebody else's: where the own ones are, and whom to ask. */
export function Missing({ screen, title, text, list }: Missed) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Ending icon="search" title={title} text={text} ask={{ coded: false }}>
        <LinkButton to={list?.to ?? 'my-applications'} full>
          {list?.words ?? t('nav.myApplications')}
        </LinkButton>
      </Ending>
    </div>
  );
}
