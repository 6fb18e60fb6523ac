import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { estimate } from '@styled/recipes';
import type { Integration } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, OuterLink } from '../../ui/index.ts';
import { isApproved } from './answer-kinds.ts';
import { helpedBanks, stoppedBy } from './stopped.ts';
import type { HostActions, PublicFacts } from '../props.ts';

interface Props {
  /** What the banks have said, where several were asked. */
  answers?: readonly Integration[] | undefined;
  host: HostActions;
  config: Pick<PublicFacts, 'stopCredit'>;
  /** Somebody else set it: only they can take it back. */
  own: boolean;
  /** The way on once it is taken back. */
  children?: ReactNode;
}

/** A ban that a person has set on loans to themselves: before anything else it is taken back. */
export function StopCredit({ answers, host, config, own, children }: Props) {
  const t = useT();
  const helped = helpedBanks(answers);
  return (
    <section className={cx(estimate().panel, css({ textAlign: 'start' }))}>
      <h2 className={css({ textStyle: 'h2' })}>{t(own ? 'b.stopTitle' : 'b.stopTitleDesk')}</h2>
      <p>{t('b.stopCredit')}</p>
      {helped.length > 0 && <p>{t('b.stopHelps', { banks: helped.join(', ') })}</p>}
      {own && (
        <OuterLink look="primary" href={config.stopCredit} target={host.webview ? undefined : '_blank'}>
          {t('b.stopOpen')}
        </OuterLink>
      )}
      {children}
    </section>
  );
}

/** The same in a sentence, while some bank lends all the same: the ban only has to go before a signature. Nothing where no bank has told of one. */
export function StopCreditLine({
  answers,
  host,
  config,
  own,
}: Omit<Props, 'children' | 'answers'> & { answers: readonly Integration[] }) {
  const t = useT();
  const seen = stoppedBy(answers);
  if (seen === undefined) return null;
  return (
    <Banner tone="warning">
      <p>
        {t(own ? 'b.stopSeen' : 'b.stopSeenDesk', { bank: seen.name })}{' '}
        {own && (
          <OuterLink href={config.stopCredit} target={host.webview ? undefined : '_blank'}>
            {t('b.stopOpen')}
          </OuterLink>
        )}
      </p>
    </Banner>
  );
}

/** Among answers, some of which may be offers: those stay what the page is about. */
export function StopCreditSeen({
  answers,
  ...about
}: Omit<Props, 'children' | 'answers'> & { answers: readonly Integration[] }) {
  if (answers.some(isApproved)) return <StopCreditLine answers={answers} {...about} />;
  return stoppedBy(answers) ? <StopCredit answers={answers} {...about} /> : null;
}
