import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { estimate } from '@styled/recipes';
import type { Integration } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, OuterLink } from '../../ui/index.ts';
import { isApproved } from './answer-kinds.ts';
import { stoppedBy } from './stopped.ts';
import type { HostActions, PublicFacts } from '../props.ts';

interface Props {
  host: HostActions;
  config: Pick<PublicFacts, 'stopCredit'>;
  /** Somebody else set it: only they can take it back. */
  own: boolean;
  /** Above it: how the application stands. */
  head?: ReactNode;
  /** The way on once it is taken back. */
  children?: ReactNode;
}

/** A ban that a person has set on loans to themselves: before anything else it is taken back. */
export function StopCredit({ host, config, own, head, children }: Props) {
  const t = useT();
  return (
    <section className={cx(estimate().panel, css({ textAlign: 'start' }))}>
      {head}
      <h2 className={css({ textStyle: 'h2' })}>{t(own ? 'b.stopTitle' : 'b.stopTitleDesk')}</h2>
      <p>{t('b.stopCredit')}</p>
      {own && (
        <OuterLink look="primary" href={config.stopCredit} target={host.webview ? undefined : '_blank'}>
          {t('b.stopOpen')}
        </OuterLink>
      )}
      {children}
    </section>
  );
}

/** The same among answers, some of which may be offers: those stay what the page is about. Nothing where no bank has told of a ban. */
export function StopCreditSeen({
  answers,
  ...about
}: Omit<Props, 'head' | 'children'> & { answers: readonly Integration[] }) {
  const t = useT();
  const { host, config, own } = about;
  const seen = stoppedBy(answers);
  if (seen === undefined) return null;
  if (!answers.some(isApproved)) return <StopCredit {...about} />;
  return (
    <Banner tone="warning">
      <p className={css({ textStyle: 'body.strong' })}>{t(own ? 'b.stopSeenTitle' : 'b.stopTitleDesk')}</p>
      <p>{t('b.stopSeen', { bank: seen.name })}</p>
      {own && (
        <OuterLink look="alone" href={config.stopCredit} target={host.webview ? undefined : '_blank'}>
          {t('b.stopOpen')}
        </OuterLink>
      )}
    </Banner>
  );
}
