import { claimProgress } from '../../../../machines/products/shared/claim.progress.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Follows } from '../blocks/claim/follows.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { usePhoneHandOver } from '../../../blocks/phone-hand-over.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button, Card, MoreIcon, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function AituIntro({ screen, context, send, busy, host }: ScreenProps<'aitu-intro'>) {
  const t = useT();
  const onPhone = usePhoneHandOver(host.webview ? null : (context.responses.claim?.shortLink ?? null));
  if (context.id === null) return <Standalone screen={screen} />;
  const identity = context.responses.claim?.identity;
  return (
    <Page
      screen={screen}
      title={t('aitu.title')}
      lead={t('aitu.text', { time: t('line.about', { n: claimProgress.minutes.identity }) })}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('btsd.toClaim')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {identity?.state === 'failed' && (
              <Banner tone="error">
                <p>{t('aitu.fail', { n: identity.attemptsLeft })}</p>
              </Banner>
            )}
            <Card>
              <ul className={stack({ gap: '12', paddingInlineStart: '20', listStyle: 'disc' })}>
                {[t('aitu.tip1'), t('aitu.tip2'), t('aitu.tip3')].map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Card>
            <p className={css({ color: 'fg.muted' })}>
              {t('aitu.return')}{' '}
              {identity && identity.state !== 'failed' && t('aitu.attempts', { n: identity.attemptsLeft })}
            </p>
            <div className={stack({ gap: '8' })}>
              <Button full event="GO" busy={busy} onClick={() => send({ type: 'GO' })}>
                <MoreIcon name="camera" />
                {t('aitu.go')}
              </Button>
              <Button full tone="secondary" event="LATER" busy={busy} onClick={() => send({ type: 'LATER' })}>
                {t('aitu.later')}
              </Button>
            </div>
          </>
        }
        aside={
          <>
            {onPhone}
            <Follows at="identity" />
          </>
        }
      />
    </Page>
  );
}
