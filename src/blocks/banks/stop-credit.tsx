import type { ReactNode } from 'react';
import { css, cx } from '@styled/css';
import { estimate } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { OuterLink } from '../../ui/index.ts';
import type { HostActions, PublicFacts } from '../props.ts';

interface Props {
  host: HostActions;
  config: Pick<PublicFacts, 'stopCredit'>;
  /** Somebody else set it: only they can take it back. */
  own: boolean;
  /** The way on once it is taken back. */
  children?: ReactNode;
}

/** A ban that a person has set on loans to themselves: before anything else it is taken back. */
export function StopCredit({ host, config, own, children }: Props) {
  const t = useT();
  return (
    <section className={cx(estimate().panel, css({ textAlign: 'start' }))}>
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
