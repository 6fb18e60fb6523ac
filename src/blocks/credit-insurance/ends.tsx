import { css } from '@styled/css';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Button, LinkButton, Ending, SummaryList } from '../../ui/index.ts';
import { causeOf } from '../cause.ts';
import { Failure } from '../failure.tsx';
import { ReturnMain } from '../return-main.tsx';
import { sentence } from '../sentence.ts';
import { Unavailable } from '../unreadable.tsx';
import { insuranceOf } from './insurance.ts';

type Of<Name extends string> = `ci-${Name}` | `ci-mcrdt-${Name}` | `ci-mycar-${Name}`;
const isMycar = (screen: string): boolean => screen.startsWith('ci-mycar-');

/** The insurer's rules do not allow it: which one, in the insurer's words. */
export function Refused({ screen, context, send, host }: ScreenProps<Of<'refused'>>) {
  const t = useT();
  const insurance = insuranceOf(context);
  return (
    <div data-screen={screen}>
      <Ending
        icon="info"
        title={t('ci.refused')}
        text={insurance?.refusal && sentence(insurance.refusal.text)}
        ask={{ coded: false }}
      >
        {insurance && (
          <SummaryList
            rows={[
              { label: t('ci.insurer'), value: insurance.insurer.name },
              { label: t('ci.lender'), value: insurance.bank.name },
              { label: t('ci.loanSum'), value: money(insurance.loan.sum) },
            ]}
          />
        )}
        <p className={css({ textWrap: 'balance' })}>
          {insurance?.payer === 'financed' ? t('ci.refusedInside', { bank: insurance.bank.name }) : t('ci.refusedText')}
        </p>
        {/* Nothing is left to do about it; another number may be somebody else's. */}
        {isMycar(screen) && !host.webview && (
          <LinkButton to="start" tone="secondary" full>
            {t('nav.home')}
          </LinkButton>
        )}
        <Button full tone={isMycar(screen) ? 'quiet' : 'secondary'} event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t(isMycar(screen) ? 'ci.findOther' : 'nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}

/** The link is over, or is not this person's: somebody who can send another, or the person's own insurances. */
export function Gone({ screen, send, host }: ScreenProps<Of<'gone'>>) {
  const t = useT();
  // Found by phone: there was no link.
  const mycar = isMycar(screen);
  const back = (
    <Button full tone={mycar ? 'primary' : 'secondary'} event="BACK" onClick={() => send({ type: 'BACK' })}>
      {t(mycar ? 'ci.findOther' : 'nav.myApplications')}
    </Button>
  );
  return (
    <div data-screen={screen}>
      <Ending
        icon="clock"
        title={t(mycar ? 'ci.goneOffer' : 'ci.gone')}
        text={t(mycar ? 'ci.goneOfferText' : 'ci.goneText')}
        ask={{ coded: false, first: !mycar, other: !mycar && back }}
      >
        {mycar && back}
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}

/** Three tries were in vain. */
export function Fail(props: ScreenProps<Of<'fail'>>) {
  const t = useT();
  const { screen, context } = props;
  if (context.id === null) return <WithoutId {...props} />;
  const back = t(isMycar(screen) ? 'ci.findOther' : 'nav.myApplications');
  return <Failure {...props} title={t('ci.fail')} text={t('ci.failText')} retry={t('btn.retry')} back={back} />;
}

/** The insurance could not be read; twice it is worth another try. */
export function Unread(props: ScreenProps<Of<'unavailable'>>) {
  const t = useT();
  const { screen, send, busy, problem } = props;
  const mycar = isMycar(screen);
  const why = causeOf(problem);
  return (
    <Unavailable
      screen={screen}
      title={t('ci.unavailable')}
      text={(mycar && why) || t('ci.unavailableText')}
      why={mycar ? null : why}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
      // Who was found by phone has no list to go to.
      {...(mycar ? { list: null } : {})}
    />
  );
}

/** What the link of the message would tell: on to all of theirs, or to who they are; whoever has no message asks for it below. */
function Linkless({ screen, to }: { screen: string; to: 'my-applications' | 'login' }) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Ending icon="chat" title={t('ci.link')} text={t('ci.linkText')} ask={{ coded: false, when: t('ci.linkNone') }}>
        <LinkButton to={to} full>
          {t(to === 'login' ? 'ci.login' : 'nav.myApplications')}
        </LinkButton>
      </Ending>
    </div>
  );
}

/** A result page without an insurance: nothing is known to have happened; the link of the message tells. */
export function WithoutId({ screen }: { screen: string }) {
  return <Linkless screen={screen} to="my-applications" />;
}

/** The address without an id, or without a person: the link of the message has both. */
export function OpenLink({ screen, profile }: ScreenProps<'ci-link' | 'ci-mcrdt-link'>) {
  return <Linkless screen={screen} to={profile === null ? 'login' : 'my-applications'} />;
}
