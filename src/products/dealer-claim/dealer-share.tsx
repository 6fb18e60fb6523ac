import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { clockOf, deadlineOf, useSecondsLeft } from '../../blocks/claim/countdown.ts';
import { personName } from '../../blocks/claim/person-name.ts';
import { Columns } from '../../blocks/columns.tsx';
import { QrCode } from '../../blocks/qr-code.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Banner, Button, Card, Icon, OuterLink, Page, Skeleton } from '../../ui/index.ts';
import { ClientProgress } from './blocks/client-progress.tsx';
import { sentText } from './blocks/sent-text.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { useCopy } from '../../blocks/use-copy.ts';

type Props = ScreenProps<'dealer-share'>;
const link = css({ overflowWrap: 'anywhere', userSelect: 'all', textStyle: 'body.strong' });

/** The link in the client's hand: by camera, by SMS, by whatever the device can do. */
export default function DealerShare(props: Props) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const { claim } = context.responses;
  const url = claim?.shortLink ?? null;
  const until = claim?.shortLinkUntil;
  const isWide = useWide();
  const done = claim && (
    <Button full tone="secondary" event="DONE" busy={busy} onClick={() => send({ type: 'DONE' })}>
      {t('dealer.share.done')}
    </Button>
  );
  return (
    <Page
      screen={screen}
      title={t('dealer.share.title')}
      lead={claim && t('dealer.whose', { number: claim.number, name: personName(claim.borrower) })}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('dealer.share.toClaim')} />}
    >
      {url === null ? (
        <Skeleton />
      ) : (
        <Columns
          parts="rows"
          main={
            <>
              <Card as="section">
                <div className={arranged({ as: 'coded' })}>
                  <h2 className={css({ textStyle: 'h3' })}>{t('dealer.share.scan')}</h2>
                  <QrCode text={url} label={t('dealer.share.qr')} tooLong={t('dealer.share.noQr')} />
                  <div className={stack({ gap: '16' })}>
                    <Copy url={url} number={claim?.number ?? ''} host={props.host} />
                    <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                      {until ? t('dealer.share.secretUntil', { date: dateTimeKz(until) }) : t('dealer.share.secret')}
                    </p>
                  </div>
                </div>
              </Card>
              {isWide && done}
            </>
          }
          aside={<Beside context={context} busy={busy} send={send} />}
          end={!isWide && done}
        />
      )}
    </Page>
  );
}

/** The link in words, in the clipboard, and by what the client reads messages with. */
function Copy({ url, number, host }: Pick<Props, 'host'> & { url: string; number: string }) {
  const t = useT();
  const { byHand, copy } = useCopy(host, 'dealer.share.copied');
  const message = t('dealer.share.message', { number });
  // What names the claim stays in one line, where one holds it.
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  return (
    <>
      <p className={link}>
        {base}
        <wbr />
        <span>{url.slice(base.length)}</span>
      </p>
      <div className={stack({ gap: '8' })}>
        {/* To whom is chosen there: an address names nobody. */}
        <OuterLink
          // To give the link is what the page is for, at a desk as on a telephone.
          look="primary"
          href={`https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`}
          target={host.webview ? undefined : '_blank'}
        >
          <Icon name="chat" />
          {t('dealer.share.whatsapp')}
        </OuterLink>
        <Button full tone="secondary" onClick={() => void copy(url)}>
          {t('dealer.share.copy')}
        </Button>
        {host.share && (
          <Button full tone="secondary" onClick={() => void host.share?.(url, message)}>
            {t('dealer.share.send')}
          </Button>
        )}
      </div>
      {byHand && (
        <Banner live>
          <p>{t('dealer.share.byHand')}</p>
        </Banner>
      )}
    </>
  );
}

/** What became of the link, and a new one. */
function Beside({ context, busy, send }: Pick<Props, 'context' | 'busy' | 'send'>) {
  const t = useT();
  const { claim } = context.responses;
  if (claim === undefined) return null;
  return (
    <>
      <ClientProgress claim={claim} sent={sentText(context.responses, t)}>
        <Resend context={context} busy={busy} send={send} />
      </ClientProgress>
    </>
  );
}

/** A new SMS: the old link is over then. */
function Resend({ context, busy, send }: Pick<Props, 'context' | 'busy' | 'send'>) {
  const t = useT();
  const { renewShortLink: sent } = context.responses;
  const left = useSecondsLeft(sent ? deadlineOf(sent, sent.resendInSec) : 0);
  return left > 0 ? (
    <p className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
      {t('dealer.share.resendIn', { time: clockOf(left) })}
    </p>
  ) : (
    <div className={stack({ gap: '8' })}>
      <Button full tone="secondary" event="RESEND_LINK" busy={busy} onClick={() => send({ type: 'RESEND_LINK' })}>
        {t('dealer.share.resend')}
      </Button>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('dealer.share.resendNote')}</p>
    </div>
  );
}
