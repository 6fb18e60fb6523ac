import { type ReactNode, use } from 'react';
import { css } from '@styled/css';
import type { ScreenId } from '../../machines/screens.ts';
import { useT } from '../i18n/index.ts';
import { ErrorBlock, HelpContext, LinkButton, Notice } from '../ui/index.ts';

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
  onRetry: () => void;
  /** Default: the customer's own. */
  list?: InList | undefined;
  /** Another way on. */
  children?: ReactNode;
}) {
  const t = useT();
  return (
    <div data-screen={props.screen}>
      <ErrorBlock
        level="h1"
        title={props.title}
        text={
          <>
            <p>{props.text}</p>
            {props.why && <p className={css({ pt: '8', textStyle: 'body.sm' })}>{props.why}</p>}
          </>
        }
        onRetry={props.onRetry}
        event="RETRY"
        busy={props.busy}
      >
        <LinkButton to={props.list?.to ?? 'my-applications'} tone="secondary" full>
          {props.list?.words ?? t('nav.myApplications')}
        </LinkButton>
        {props.children}
      </ErrorBlock>
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
  const help = use(HelpContext);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={title} text={text}>
        <LinkButton to={list?.to ?? 'my-applications'} full>
          {list?.words ?? t('nav.myApplications')}
        </LinkButton>
        {help({ coded: false })}
      </Notice>
    </div>
  );
}
