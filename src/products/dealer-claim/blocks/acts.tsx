import { type ReactNode, useId } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate, numbered } from '@styled/recipes';
import type { Claim, Integration } from '../../../../openapi/index.ts';
import { isAsking } from '../../../blocks/banks/answer-kinds.ts';
import { stoppedBy } from '../../../blocks/banks/stopped.ts';
import type { HostActions } from '../../../blocks/props.ts';
import { phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { OuterLink } from '../../../ui/index.ts';
import { Asks } from './asks.tsx';
import { CallClient } from './call-client.tsx';

/** At a desk, once a bank has said yes: whom to call, and what to speak of, in the order in which it counts. */
export function Acts({
  claim,
  answers,
  host,
}: {
  claim: Claim;
  answers: readonly Integration[];
  host: Pick<HostActions, 'call' | 'copy'>;
}) {
  const t = useT();
  const id = useId();
  const stopped = stoppedBy(answers);
  const asking = answers.filter(isAsking);
  const acts: { key: string; title: string; text: ReactNode }[] = [
    {
      key: 'call',
      title: t('dealer.do.call'),
      text: (
        <div className={stack({ gap: '12' })}>
          <p>
            <OuterLink href={`tel:+${claim.customerPhone}`}>{phone(claim.customerPhone)}</OuterLink>
          </p>
          <CallClient claim={claim} host={host} told />
        </div>
      ),
    },
    ...(stopped
      ? [{ key: 'stop', title: t('dealer.do.stop'), text: <p>{t('b.stopSeenDesk', { bank: stopped.name })}</p> }]
      : []),
    ...asking.map((answer, at) => ({
      key: answer.id,
      title: t('dealer.do.answer', { bank: answer.bank.name }),
      text: (
        <>
          <Asks answer={answer} />
          {/* The same of all of them. */}
          {at === asking.length - 1 && <p className={css({ mt: '4' })}>{t('dealer.answers.asks')}</p>}
        </>
      ),
    })),
  ];
  const classes = numbered();
  return (
    <section aria-labelledby={id} className={estimate().panel}>
      <h2 id={id} className={css({ textStyle: 'h2' })}>
        {t('dealer.do.title')}
      </h2>
      <ol className={classes.list}>
        {acts.map(({ key, title, text }, at) => (
          <li key={key} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <div className={classes.act}>
              <h3>{title}</h3>
              {text}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
