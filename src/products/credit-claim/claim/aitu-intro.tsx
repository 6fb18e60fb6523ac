import { claimProgress } from '../../../../machines/products/shared/claim.progress.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { Follows } from '../blocks/claim/follows.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { usePhoneHandOver } from '../../../blocks/phone-hand-over.tsx';
import { LineSign } from '../../../blocks/line-sign.tsx';
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
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {identity?.state === 'failed' && (
              <Banner tone="error">
                <p>
                  <strong>{t('aitu.fail')}</strong>
                </p>
                <p>{t('aitu.attempts', { n: identity.attemptsLeft })}</p>
              </Banner>
            )}
            <Card>
              <ul className={arranged({ as: 'tips' })}>
                <li>
                  <LineSign size={24}>
                    <path d="M2.5 10.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM11.5 10.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM8.5 10q1.5-1 3 0M4.5 17 15.5 3" />
                  </LineSign>
                  {t('aitu.tip1')}
                </li>
                <li>
                  <LineSign size={24}>
                    <path d="M6.5 10a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
                  </LineSign>
                  {t('aitu.tip2')}
                </li>
                <li>
                  <MoreIcon name="camera" size={24} />
                  {t('aitu.tip3')}
                </li>
              </ul>
            </Card>
            <p className={css({ color: 'fg.muted' })}>
              {t('aitu.return')}{' '}
              {identity && identity.state !== 'failed' && t('aitu.attempts', { n: identity.attemptsLeft })}
            </p>
            <div className={stack({ gap: '8' })}>
              <Button full event="GO" busy={busy} onClick={() => send({ type: 'GO' })}>
                {t('aitu.go')}
              </Button>
              <Button full tone="quiet" event="LATER" busy={busy} onClick={() => send({ type: 'LATER' })}>
                {t('aitu.later')}
              </Button>
            </div>
          </>
        }
        aside={onPhone ?? <Follows at="identity" />}
      />
    </Page>
  );
}
