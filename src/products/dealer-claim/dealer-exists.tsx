import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { openContacts } from '../../blocks/contacts.ts';
import { clientRows } from './blocks/said.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The person has an open claim: the dealer's own one is opened, of another one nothing is told. */
export default function DealerExists({
  screen,
  send,
  busy,
  problem,
  context,
  config,
  host,
  useRead,
}: ScreenProps<'dealer-exists'>) {
  const t = useT();
  const client = context.answers.SUBMIT_CLIENT;
  const claimId = problem?.data['claimId'];
  const own = typeof claimId === 'string' ? claimId : null;
  const found = useRead('claim', own === null ? null : { variables: { id: own } }).data;
  return (
    <div data-screen={screen}>
      <Ending
        icon="info"
        title={t('dealer.exists.title')}
        text={
          <div className={stack({ gap: '12' })}>
            {found && (
              <p className={css({ textStyle: 'body.strong', color: 'fg', whiteSpace: 'pre-line' })}>
                {[
                  t('dealer.exists.found', { number: found.number, date: dateTimeKz(found.createdAt) }),
                  [found.product.carName, found.product.carProductionYear].filter(Boolean).join(', '),
                ]
                  .filter(Boolean)
                  .join('\n')}
              </p>
            )}
            <p>{t(own === null ? 'dealer.exists.foreign' : 'dealer.exists.own')}</p>
            <p>{t('dealer.exists.sms')}</p>
          </div>
        }
      >
        {/* Three short rows: no second column for them. */}
        {client && <SummaryList rows={clientRows(client, t)} />}
        {own === null ? (
          <Button full onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        ) : (
          <Button
            full
            event="OPEN_CLAIM"
            busy={busy}
            onClick={() => send({ type: 'OPEN_CLAIM', values: { claimId: own } })}
          >
            {t('dealer.exists.open')}
          </Button>
        )}
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.exists.back')}
        </Button>
      </Ending>
    </div>
  );
}
