import { use } from 'react';
import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Button, ErrorBlock, HelpContext, LinkButton, Notice, SummaryList } from '../../ui/index.ts';
import { causeOf } from '../cause.ts';
import { Failure } from '../failure.tsx';
import { ReturnMain } from '../return-main.tsx';
import { Unavailable } from '../unreadable.tsx';
import { insuranceOf } from './insurance.ts';

type Of<Name extends string> = `ci-${Name}` | `ci-mcrdt-${Name}` | `ci-mycar-${Name}`;
const isMycar = (screen: string): boolean => screen.startsWith('ci-mycar-');

/** The insurer's rules do not allow it: which one, in the insurer's words. */
export function Refused({ screen, context, send, host }: ScreenProps<Of<'refused'>>) {
  const t = useT();
  const help = use(HelpContext);
  const insurance = insuranceOf(context);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="info" title={t('ci.refused')} text={insurance?.refusal?.text}>
        <p className={css({ textWrap: 'balance' })}>
          {t(insurance?.payer === 'financed' ? 'ci.refusedInside' : 'ci.refusedText')}
        </p>
        {insurance && (
          <SummaryList
            rows={[
              { label: t('ci.insurer'), value: insurance.insurer.name },
              { label: t('ci.lender'), value: insurance.bank.name },
            ]}
          />
        )}
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t(isMycar(screen) ? 'ci.findOther' : 'nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
        {help({ coded: false })}
      </Notice>
    </div>
  );
}

/** The link is over, or is not this person's: somebody who can send another, or the person's own insurances. */
export function Gone({ screen, send, host }: ScreenProps<Of<'gone'>>) {
  const t = useT();
  const help = use(HelpContext);
  // Found by phone: there was no link.
  const mycar = isMycar(screen);
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="clock"
        title={t(mycar ? 'ci.goneOffer' : 'ci.gone')}
        text={t(mycar ? 'ci.goneOfferText' : 'ci.goneText')}
      >
        <Button full event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t(mycar ? 'ci.findOther' : 'nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
        {help({ coded: false })}
      </Notice>
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
  const retry = () => send({ type: 'RETRY' });
  // Who was found by phone has no list to go to.
  return isMycar(screen) ? (
    <div data-screen={screen}>
      <ErrorBlock
        level="h1"
        title={t('ci.unavailable')}
        text={causeOf(problem) ?? t('ci.unavailableText')}
        onRetry={retry}
        event="RETRY"
        busy={busy}
      />
    </div>
  ) : (
    <Unavailable
      screen={screen}
      title={t('ci.unavailable')}
      text={t('ci.unavailableText')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={retry}
    />
  );
}

/** A result page without an insurance: nothing is known to have happened, so it says that, and where one is found. */
export function WithoutId({ screen }: { screen: string }) {
  const t = useT();
  const help = use(HelpContext);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="chat" title={t('ci.link')} text={t('ci.linkText')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
        {help({ coded: false })}
      </Notice>
    </div>
  );
}

/** The address without an id, or without a person: the link of the message has both. */
export function OpenLink({ screen, profile }: ScreenProps<'ci-link' | 'ci-mcrdt-link'>) {
  const t = useT();
  const help = use(HelpContext);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="chat" title={t('ci.link')} text={t('ci.linkText')}>
        {profile === null ? (
          <LinkButton to="login" full>
            {t('ci.login')}
          </LinkButton>
        ) : (
          <LinkButton to="my-applications" full>
            {t('nav.myApplications')}
          </LinkButton>
        )}
        {help({ coded: false })}
      </Notice>
    </div>
  );
}
