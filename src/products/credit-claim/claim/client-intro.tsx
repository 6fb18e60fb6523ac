import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { openContacts } from '../../../blocks/contacts.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import WhatFollows from '../blocks/claim/what-follows.tsx';
import { personName } from '../../../blocks/claim/person-name.ts';
import { useCarName } from '../../../blocks/claim/car-name.ts';
import { CarHead } from '../../../blocks/claim/car-head.tsx';
import { expectedPayment } from '../../../blocks/claim/expected-payment.tsx';
import { ClaimFigures } from '../../../blocks/claim/summary.tsx';
import { money, months } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Card, Page, Skeleton, SummaryList } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Intro(props: ScreenProps<'client-intro'>) {
  const { screen, context, send, busy, config, host } = props;
  const t = useT();
  const carName = useCarName();
  if (context.id === null) return <Standalone screen={screen} />;
  const { claim } = context.responses;
  const notMine = () => openContacts(config, host, { title: t('intro.notMe'), text: t('intro.notMeText') });
  return (
    <Page
      screen={screen}
      title={t('intro.title')}
      lead={claim && t(claim.type === 'DEALER' ? 'intro.dealer' : 'intro.own')}
    >
      <Columns
        parts="half"
        main={
          <>
            {claim === undefined ? (
              <Skeleton />
            ) : (
              <Card>
                <div className={stack({ gap: '16' })}>
                  <CarHead name={carName(claim.product)} facts={[]} />
                  <ClaimFigures claim={claim} expected={expectedPayment(claim, props)} />
                  <SummaryList
                    rows={[
                      { label: t('intro.who'), value: personName(claim.borrower) },
                      { label: t('car.price'), value: money(claim.product.carPrice) },
                      { label: t('loan.fee'), value: money(claim.initialFee) },
                      { label: t('loan.termOnly'), value: months(claim.term, t) },
                      ...(claim.dealer
                        ? [
                            {
                              label: t('intro.from'),
                              value: (
                                <span className={css({ display: 'block', textAlign: 'end' })}>
                                  {claim.dealer.name}
                                  <br />
                                  <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                                    {claim.dealer.address}
                                  </span>
                                </span>
                              ),
                            },
                          ]
                        : []),
                    ]}
                  />
                </div>
              </Card>
            )}
            <div className={stack({ gap: '8' })}>
              <Button full event="START" busy={busy} onClick={() => send({ type: 'START' })}>
                {t('intro.start')}
              </Button>
              <Button full tone="quiet" onClick={notMine}>
                {t('intro.notMe')}
              </Button>
            </div>
          </>
        }
        aside={<WhatFollows at="identity" />}
      />
    </Page>
  );
}
