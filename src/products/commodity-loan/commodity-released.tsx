import { arranged } from '@styled/recipes';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { DoneSum } from '../../blocks/done-sum.tsx';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { SignedPapers } from './blocks/signed-papers.tsx';
import { payingSteps, takenOffer, takenRows } from './blocks/taken-offer.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Handed over: the goods are the customer's, the payments begin. */
export default function CommodityReleased({
  screen,
  context,
  send,
  config,
  host,
  useRead,
  documentAt,
  facts,
}: ScreenProps<'commodity-released'>) {
  const t = useT();
  const offers = useRead('listCommodityOffers', context.id === null ? null : { path: { id: context.id } });
  if (context.id === null) return <Standalone screen={screen} which={t('co.codeWhich')} config={config} host={host} />;
  const claim = context.responses.getCommodityClaim;
  const offer = takenOffer(claim, offers.data);
  const done = (
    <Notice
      level="h1"
      tone="success"
      icon="check"
      title={t('co.released')}
      text={
        <>
          <DoneSum label={t('co.total')} sum={claim?.total} />
          {offer?.firstPaymentDate != null && (
            <p>{t('co.firstPay', { sum: money(offer.monthly), date: dmy(offer.firstPaymentDate) })}</p>
          )}
          <p>{t('co.releasedLead')}</p>
        </>
      }
    >
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('nav.myApplications')}
      </Button>
      <Button full tone="quiet" onClick={() => openContacts(config, host)}>
        {t('nav.contactUs')}
      </Button>
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
            <>
              <NextSteps
                title={t('co.next')}
                steps={[...payingSteps(offer, t), t('co.next.ask', { shop: claim.shop.name })]}
              />
              <SignedPapers
                claim={claim}
                offer={offer}
                useRead={useRead}
                host={host}
                documentAt={documentAt}
                today={facts.today}
              />
              <FoldedSection title={t('co.order')} folded>
                <SummaryList rows={takenRows(claim, offer, t)} />
              </FoldedSection>
            </>
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
