import { useEffect, useState } from 'react';
import { stack, visuallyHidden } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { CommodityOffer } from '../../../openapi/index.ts';
import { BackToComputer } from '../../blocks/back-to-computer.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { offerList } from '../../blocks/offer-head.tsx';
import { ChosenOffer } from './blocks/chosen-offer.tsx';
import { Chips } from './blocks/chips.tsx';
import { GoodsOffer } from './blocks/goods-offer.tsx';
import { Validity } from './blocks/validity.tsx';
import { Order } from './blocks/order.tsx';
import { Terms } from './blocks/terms.tsx';
import { banksOf, bestOf, firstTerm, kindsOf, termsOf, wantedOffers, type Wanted } from './blocks/offers.ts';
import { useWide } from '../../ui/use-wide.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Banner, Fold, LongText, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { showOffer } from './dialogs/open.ts';

const NONE: readonly CommodityOffer[] = [];
/** So many offers are worth a filter. */
const MANY = 4;
const kindText = { installment: 'co.inst', credit: 'co.credit' } as const;

/**
 * Offers of the banks as they come, by term and kind, the cheapest first; one is picked, and signed on the partner's page.
 */
export default function CommodityOffers({ screen, context, send, busy, facts, host }: ScreenProps<'commodity-offers'>) {
  const t = useT();
  const isWide = useWide();
  const [wanted, setWanted] = useState<{ months: number | null; kind: Wanted['kind'] }>({ months: null, kind: null });
  const [byHand, setByHand] = useState<string | null>(null);
  const answer = context.responses.listCommodityOffers;
  const claim = context.responses.getCommodityClaim;
  const offers = answer ?? NONE;
  const months = wanted.months ?? firstTerm(offers);
  // Where there is but one of them there is nothing to choose.
  const terms = termsOf(offers);
  const kinds = kindsOf(offers);
  // Few are seen at a glance.
  const isMany = offers.filter((offer) => offer.months === months).length >= MANY;
  const kind = isMany ? wanted.kind : null;
  const shown = wantedOffers(offers, { months, kind });
  const alive = offers.filter(({ status }) => status !== 'expired');
  const isFree = alive.some(({ overpayment }) => overpayment === 0);
  // The one chosen by hand while it is shown; else the first, which is the picked one or the cheapest.
  const open = shown.filter((offer) => alive.includes(offer));
  const chosen = open.find(({ id }) => id === byHand) ?? open[0];
  // Of all of this term, whatever kind is looked for.
  const best = bestOf(wantedOffers(offers, { months, kind: null }));
  // Offers that end together say so once.
  const [first] = open;
  const together =
    first !== undefined && open.length > 1 && open.every(({ expiresInSec }) => expiresInSec === first.expiresInSec);
  const refusals = claim?.refusals ?? [];
  const filtered = wanted.months !== null || kind !== null;
  useEffect(() => {
    if (filtered) announce(t('co.shown', { n: shown.length }));
  }, [filtered, shown.length, t]);
  const pick = ({ id }: CommodityOffer) => send({ type: 'PICK_GOODS_OFFER', values: { offerId: id } });

  return (
    <Page
      screen={screen}
      title={
        alive.length === 0
          ? t('co.offers')
          : t(terms.length > 1 ? (isFree ? 'co.offersHeadNoOver' : 'co.offersHead') : 'b.resultsHead', {
              n: terms.length > 1 ? banksOf(alive) : alive.length,
              sum: money(Math.min(...alive.map(({ monthly }) => monthly))),
            })
      }
      lead={
        <div className={stack({ gap: '4' })}>
          <p>{t(terms.length > 1 ? 'co.offersLead' : 'co.offersLeadOne')}</p>
          {together && <Validity offer={first} all />}
        </div>
      }
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('co.toOrder')} />}
    >
      <Columns
        parts="rows"
        main={
          <>
            {/* They may come within a moment of the photos. */}
            {context.answers.PICK_GOODS_OFFER === undefined && <BackToComputer host={host} done={t('phone.photos')} />}
            {answer === undefined && <Skeleton lines={4} />}
            {answer?.length === 0 && <Banner>{t('co.none')}</Banner>}
            {terms.length > 1 && (
              <Terms
                offers={offers}
                terms={terms}
                chosen={months}
                onChoose={(next) => setWanted({ ...wanted, months: next })}
              />
            )}
            {isMany && kinds.length > 1 && (
              <Chips
                label={t('co.kindFilter')}
                options={[
                  { value: null, label: t('co.allKinds') },
                  ...kinds.map((kind) => ({ value: kind, label: t(kindText[kind]) })),
                ]}
                chosen={kind}
                onChoose={(next) => setWanted({ ...wanted, kind: next })}
              />
            )}
            {offers.length > 0 && shown.length === 0 && <Banner>{t('co.noneSuch')}</Banner>}
            {shown.length > 0 && (
              <fieldset className={arranged({ as: 'offers' })}>
                <legend className={visuallyHidden()}>{t('co.offers')}</legend>
                <ul className={offerList()}>
                  {shown.map((offer) => (
                    <GoodsOffer
                      key={offer.id}
                      offer={offer}
                      until={!together}
                      best={offer === best}
                      chosen={offer.id === chosen?.id}
                      onChoose={() => setByHand(offer.id)}
                      onDetails={() =>
                        showOffer({ offer, total: claim?.total ?? 0, today: facts.today }, () => pick(offer))
                      }
                    />
                  ))}
                </ul>
              </fieldset>
            )}
            {refusals.length > 0 && (
              <div className={arranged({ as: 'aside' })}>
                <Fold
                  title={t('co.refused', { n: refusals.length, banks: refusals.map(({ bank }) => bank).join(', ') })}
                >
                  <SummaryList
                    rows={refusals.map(({ bank, text }) => ({ label: bank, value: <LongText text={text} /> }))}
                  />
                </Fold>
              </div>
            )}
            {/* On a phone the choice is the last of all. */}
            {claim && !isWide && <Order claim={claim} folds />}
          </>
        }
        aside={
          <>
            {chosen && (
              <ChosenOffer offer={chosen} byHand={chosen.id === byHand} busy={busy} onPick={() => pick(chosen)} />
            )}
            {claim && isWide && <Order claim={claim} />}
          </>
        }
      />
    </Page>
  );
}
