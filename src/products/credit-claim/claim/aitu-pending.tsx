import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { claimProgress } from '../../../../machines/products/shared/claim.progress.ts';
import { passedBy } from '../../../blocks/claim/timeline.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { ComingCard } from '../../../blocks/coming.tsx';
import { Way } from '../../../blocks/way.tsx';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Longer, useLonger } from '../../../blocks/waiting.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button, LinkButton, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** A check takes seconds as a rule; after so long nobody should have to wait here. */
const SLOW_AFTER_MS = 60_000;

/** Who was photographed is checked; the data of the identity go into the form. */
export default function AituPending({ screen, context, send, busy, host }: ScreenProps<'aitu-pending'>) {
  const t = useT();
  const { claim } = context.responses;
  const slow = useLonger(null, SLOW_AFTER_MS, t('aitu.slow'));
  const left = claim?.identity?.attemptsLeft;
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Page screen={screen} title={t('aitu.pendingTitle')} lead={!slow && t('aitu.pendingLead')}>
      <Columns
        parts="half"
        main={
          <>
            {slow && <Longer>{t('aitu.slow')}</Longer>}
            <ComingCard title={t('aitu.coming')} wait={t('aitu.pending')} answer={claim ?? null}>
              <ol className={stack({ gap: '8', ps: '20', listStyle: 'decimal' })}>
                <li>{t('aitu.comes1')}</li>
                <li>{t('aitu.comes2')}</li>
                <li>{t('aitu.comes3')}</li>
              </ol>
            </ComingCard>
            <div className={stack({ gap: '8' })}>
              {slow && (
                <LinkButton to="my-applications" tone="secondary" full>
                  {t('nav.myApplications')}
                </LinkButton>
              )}
              {/* Beginning anew is for those who left the check, not for those who wait. */}
              <div className={arranged({ as: 'apart' })}>
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                  {t('aitu.broken')} {left !== undefined && t('aitu.left', { n: left })}
                </p>
                <Button tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
                  {t('aitu.again')}
                </Button>
              </div>
              <ReturnMain host={host} />
            </div>
          </>
        }
        aside={
          claim && (
            <Way progress={claimProgress} standing={standingOf(claimProgress, { claim })} passed={passedBy(claim)} />
          )
        }
      />
    </Page>
  );
}
