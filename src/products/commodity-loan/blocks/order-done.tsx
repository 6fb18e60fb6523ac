import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';
import type { CommodityClaim } from '../../../../openapi/index.ts';
import { PaymentDays } from '../../../blocks/banks/payment-days.tsx';
import { FoldedSection } from '../../../blocks/claim/card-section.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { LINK_LIVES_MS } from '../../../blocks/document-button.tsx';
import { DoneSum } from '../../../blocks/done-sum.tsx';
import { NextSteps } from '../../../blocks/next-steps.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { ReturnMain } from '../../../blocks/return-main.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { dmy, isoDayKz, money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Notice, SummaryList } from '../../../ui/index.ts';
import { goodsSchedule } from './goods-schedule.tsx';
import { SignedPapers } from './signed-papers.tsx';
import { payingSteps, takenOffer, takenRows } from './taken-offer.ts';

type Props = Pick<
  ScreenProps<'commodity-sign-success' | 'commodity-released'>,
  'screen' | 'context' | 'config' | 'host' | 'useRead' | 'documentAt' | 'facts'
> & {
  title: string;
  lead: string;
  /** What comes next, around the payments. */
  steps: (claim: CommodityClaim, paying: readonly string[]) => readonly string[];
  /** To pay is all that is left. */
  paid?: boolean;
  /** Below all of it. */
  last?: ReactNode;
  /** The buttons; `calendar`: the days to pay on, once they are known, the first of them. */
  children: (calendar: ReactNode) => ReactNode;
};

/** What is signed or handed over: the sum and the first payment, what comes next, the papers and the order. */
export function OrderDone(props: Props) {
  const { screen, context, host, useRead, documentAt, facts, title, lead, steps, paid = false, last, children } = props;
  const t = useT();
  const offers = useRead('listCommodityOffers', context.id === null ? null : { path: { id: context.id } });
  const read = useRead('getCommodityAgreement', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
    quiet: true,
  });
  if (context.id === null) return <Standalone screen={screen} />;
  const from = read.data && isoDayKz(Date.parse(read.data.signedAt));
  const claim = context.responses.getCommodityClaim;
  const offer = takenOffer(claim, offers.data);
  const calendarOf = (of: CommodityClaim) =>
    // No file can be saved where the app shows the page.
    offer &&
    from &&
    !host.webview && (
      <PaymentDays
        bank={offer.bank.name}
        rows={goodsSchedule(offer, of.total, from)}
        of={of.id}
        today={facts.today}
        main={paid}
      />
    );
  const papers = (of: CommodityClaim) => (
    <SignedPapers
      claim={of}
      offer={offer}
      read={read}
      from={from}
      host={host}
      documentAt={documentAt}
      calendar={!paid && calendarOf(of)}
      paid={paid}
    />
  );
  const next = (of: CommodityClaim) => <NextSteps title={t('co.next')} steps={steps(of, payingSteps(offer, t))} />;
  const order = (of: CommodityClaim) => (
    <FoldedSection title={t('co.order')} folded>
      <SummaryList rows={takenRows(of, offer, t)} />
    </FoldedSection>
  );
  const done = (
    <Notice
      level="h1"
      tone="success"
      icon="check"
      title={title}
      text={
        <>
          <DoneSum label={t('co.total')} sum={claim?.total} />
          {offer?.firstPaymentDate != null && (
            <p>{t('co.firstPay', { sum: money(offer.monthly), date: dmy(offer.firstPaymentDate) })}</p>
          )}
          <p>{lead}</p>
        </>
      }
    >
      {children(paid && claim && calendarOf(claim))}
      <ReturnMain host={host} />
    </Notice>
  );
  return (
    <div data-screen={screen} className={arranged({ as: 'level' })}>
      {claim ? (
        <Columns
          parts="half"
          main={done}
          aside={
            paid ? (
              papers(claim)
            ) : (
              <>
                {next(claim)}
                {papers(claim)}
                {order(claim)}
              </>
            )
          }
          // What is paid when is long: on a desk the rest stands below the result.
          end={
            paid && (
              <>
                {next(claim)}
                {order(claim)}
                {last}
              </>
            )
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
