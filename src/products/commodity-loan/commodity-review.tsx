import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { offerToSign } from '../../../machines/products/commodity-loan/conditions.ts';
import { paidInAll } from '../../../schemas/facts/cost.ts';
import { loanRows } from '../../blocks/cost/loan-rows.ts';
import { WholeCost } from '../../blocks/cost/whole-cost.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Page, Skeleton, Stepper } from '../../ui/index.ts';
import { Validity } from './blocks/goods-offer.tsx';
import { Order } from './blocks/order.tsx';

/** The offer that is signed next, and all it costs; without that nobody is asked to sign. */
export default function CommodityReview({ screen, context, send, busy, useRead }: ScreenProps<'commodity-review'>) {
  const t = useT();
  const { getCommodityClaim: claim, listCommodityOffers: known } = context.responses;
  const signed = (offers: typeof known) =>
    offers?.find(({ id, status }) => id === offerToSign(context) && status !== 'expired');
  const held = signed(known);
  // Who comes back from a signature that failed has not seen the offers, or long ago: they are read.
  const read = useRead('listCommodityOffers', held || context.id === null ? null : { path: { id: context.id } });
  const offer = held ?? signed(read.data);
  const isGone = offer === undefined && read.data !== undefined && !read.old;
  return (
    <Page
      screen={screen}
      title={t('co.review')}
      lead={t('co.reviewLead')}
      above={<Stepper step={3} total={3} title={t('co.flow')} />}
    >
      {read.error !== null && <ListProblem reads={[read]} />}
      {offer === undefined && !isGone && read.error === null && <Skeleton lines={4} />}
      {isGone && <Banner tone="warning">{t('co.reviewGone')}</Banner>}
      {offer && claim && (
        <>
          <WholeCost
            monthly={offer.monthly}
            payments={offer.months}
            rows={[
              { label: t('co.bank'), value: offer.bank.name },
              ...loanRows({ ...offer, sum: claim.total, term: offer.months, totalToPay: offer.total }, t),
            ]}
            total={paidInAll({ initialFee: 0, totalToPay: offer.total, months: offer.months, beside: [] })}
            note={t('co.costNote')}
          />
          <Validity offer={offer} />
        </>
      )}
      {claim && <Order claim={claim} />}
      {offer && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('co.signNote')}</p>}
      <div className={stack({ gap: '12' })}>
        {offer && claim && (
          <Button full busy={busy} event="SIGN" onClick={() => send({ type: 'SIGN' })}>
            {t('co.reviewGo')}
          </Button>
        )}
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('co.toOffers')}
        </Button>
      </div>
    </Page>
  );
}
