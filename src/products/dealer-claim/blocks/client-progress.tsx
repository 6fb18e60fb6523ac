import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { tracker } from '@styled/recipes';
import type { Claim } from '../../../../openapi/index.ts';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/dealer-claim/progress.ts';
import { deskText } from '../../../blocks/standing.ts';
import { TrackMark, TrackName } from '../../../blocks/tracker.tsx';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card } from '../../../ui/index.ts';

/** What the client has done by the link so far, as the claim says it each time that it is read. */
export function ClientProgress({ claim, sent, children }: { claim: Claim; sent: string | null; children: ReactNode }) {
  const t = useT();
  const classes = tracker();
  const { consents, consentsSigned, identity } = claim;
  // One code signs all of them.
  const signedAt = consents[0]?.signedAt;
  const steps = [
    { id: 'link', done: true, note: sent },
    { id: 'consents', done: consentsSigned, note: consentsSigned && signedAt ? dateTimeKz(signedAt) : null },
    {
      id: 'identity',
      done: identity.state === 'verified',
      note: identity.state === 'failed' ? t('dealer.share.attempts', { n: identity.attemptsLeft }) : null,
    },
  ] as const;
  const now = steps.findIndex(({ done }) => !done);
  return (
    <Card as="section">
      <div className={stack({ gap: '16' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('dealer.share.sms')}</h2>
        <ol className={classes.root}>
          {steps.map(({ id, done, note }, at) => {
            const state = done ? 'done' : at === now ? 'now' : 'next';
            return (
              <li
                key={id}
                className={classes.item}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <TrackMark state={state} number={at + 1} />
                <div className={classes.text}>
                  <h3 className={classes.name}>
                    <TrackName name={t(`dealer.share.${id}`)} state={state} />
                  </h3>
                  {note !== null && <p className={classes.note}>{note}</p>}
                </div>
              </li>
            );
          })}
        </ol>
        <div role="status" className={stack({ gap: '4' })}>
          <p>{deskText(standingOf(progress, { claim }), t)}</p>
          <p className={classes.note}>{t('dealer.share.itself')}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}
