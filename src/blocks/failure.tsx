import type { ReactNode } from 'react';
import type { HostActions, PublicFacts, ScreenProblem } from './props.ts';
import { Banner, Button, LongText, Ending, SummaryList, type SummaryRow } from '../ui/index.ts';
import { causeOf } from './cause.ts';
import { ReturnMain } from './return-main.tsx';
import { sentence } from './sentence.ts';
import { Standalone } from './standalone.tsx';

interface Props {
  screen: string;
  context: { readonly id: string | null };
  title: string;
  /** What it is about, as far as it is known: the car, the sum, the number. */
  about?: readonly SummaryRow[] | undefined;
  /** What is safe, and what may be done. */
  text: string;
  problem: ScreenProblem | null;
  /** The server's words of the time before. */
  said?: string | null | undefined;
  busy: boolean;
  /** What mattered is done, and only goes on later: no alarm. */
  calm?: boolean;
  retry: string;
  /** It may not be tried again yet: how long it takes, in place of the button. What is said when that time has come. */
  hold?: { readonly words: string; readonly over: boolean } | null;
  back: string;
  send: (event: { type: 'RETRY' } | { type: 'BACK' }) => void;
  config: PublicFacts;
  host: HostActions;
  /** More about it. */
  children?: ReactNode;
  /** One more way out, after the others. */
  way?: ReactNode;
}

/** Nothing that the reader did, and nothing that they could do otherwise. */
const BROKEN: readonly string[] = ['broken', 'contract', 'network', 'timeout'];

/** A step failed: why, once more by a tap, the way back, whom to ask and with which code; of every product in this order, held or not. */
export function Failure(props: Props) {
  const { screen, title, busy, send, hold } = props;
  const isHeld = hold?.over === false;
  if (props.context.id === null) return <Standalone {...props} />;
  const why = causeOf(props.problem) ?? props.said;
  // Their service broke: what is to be done is said by us, and their words are no alarm.
  const isTheirs = props.problem === null || BROKEN.includes(props.problem.kind);
  const rows = props.about ?? [];
  const again = (
    <Button full busy={busy} event="RETRY" onClick={() => send({ type: 'RETRY' })}>
      {props.retry}
    </Button>
  );
  return (
    <div data-screen={screen}>
      <Ending
        tone={props.calm || hold ? 'neutral' : 'error'}
        // What has a time of its own is no alarm: that time is what the page is about.
        icon={hold ? 'clock' : props.calm ? 'info' : 'alert'}
        title={title}
        text={
          <div>
            {/* To wait is what there is to do: a line that counts, no button that does nothing. */}
            {isHeld && <p data-left>{hold.words}</p>}
            {why && isTheirs && (
              <span role={props.problem ? 'alert' : undefined}>
                <LongText text={sentence(why)} />{' '}
              </span>
            )}
            {props.text}
          </div>
        }
        about={rows.length > 0 && <SummaryList rows={rows} />}
        ask={{}}
        narrow={hold !== undefined}
      >
        {props.children}
        {hold?.over && <p role="alert">{hold.words}</p>}
        {why && !isTheirs && (
          <Banner tone="error" live={props.problem !== null}>
            <p>
              <LongText text={why} />
            </p>
          </Banner>
        )}
        {!isHeld && again}
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {props.back}
        </Button>
        {props.way}
        <ReturnMain host={props.host} />
      </Ending>
    </div>
  );
}
