import type { ComponentProps } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { ChangeList } from './change-list.tsx';
import type { CounterOffer } from './other-terms.ts';

interface Props extends Pick<ComponentProps<typeof ChangeList>, 'price' | 'busy' | 'onApply'> {
  offers: readonly CounterOffer[];
  /** First the ban on loans goes: these come after that. */
  stopped: boolean;
}

/** Terms that banks which refused may approve, of all of them together. */
export function Advised({ offers, stopped, onApply, ...change }: Props) {
  const t = useT();
  return (
    <section className={estimate().panel}>
      <h2 className={css({ textStyle: 'h2' })}>{t(stopped ? 'b.counterStopped' : 'b.counterTitle')}</h2>
      <div className={stack({ gap: '12' })}>
        <ChangeList main={!stopped} changes={offers} onApply={onApply} {...change} />
        {onApply === null && <p>{t('b.askDealer')}</p>}
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.counterLead')}</p>
      </div>
    </section>
  );
}
