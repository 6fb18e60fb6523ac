import { ReturnMain } from '../../blocks/return-main.tsx';
import { DoneSum } from '../../blocks/done-sum.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Signed: with whom and for how much a month, as far as it is known; then the code for the seller. */
export default function CommoditySignSuccess({
  screen,
  context,
  send,
  host,
  useRead,
}: ScreenProps<'commodity-sign-success'>) {
  const t = useT();
  const offers = useRead('listCommodityOffers', context.id === null ? null : { path: { id: context.id } });
  const offer = offers.data?.find(({ id }) => id === context.responses.getCommodityClaim?.offerId);
  if (context.id === null) return <Standalone screen={screen} />;
  const claim = context.responses.getCommodityClaim;
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        tone="success"
        icon="check"
        title={t('co.signed')}
        text={
          <>
            <DoneSum label={t('co.total')} sum={claim?.total} />
            <p>{t('co.signedLead')}</p>
          </>
        }
      >
        {claim && (
          <SummaryList
            rows={[
              { label: t('co.number'), value: claim.number },
              ...(offer === undefined
                ? []
                : [
                    { label: t('co.lender'), value: offer.bank.name },
                    { label: t('co.monthly'), value: money(offer.monthly) },
                    { label: t('co.term'), value: months(offer.months, t) },
                  ]),
            ]}
          />
        )}
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t('co.showCode')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
