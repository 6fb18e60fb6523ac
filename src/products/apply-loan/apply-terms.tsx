import { carCard } from '@styled/recipes';
import { purchaseOf } from './blocks/purchase.ts';
import { Whose } from './blocks/whose.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { isGivenUp } from '../../blocks/claim/status.ts';
import { CarHead } from '../../blocks/claim/car-head.tsx';
import { useCarName } from '../../blocks/claim/car-name.ts';
import { termsFromClaim } from '../../../schemas/shared/create-claim.raw.ts';
import { initial } from '../../../schemas/shared/terms.form.ts';
import { money, months, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Page, Skeleton } from '../../ui/index.ts';
import { TermsForm } from '../../blocks/claim/terms-form.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** The terms of a claim, to be sent as they are or changed. */
export default function ApplyTerms({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  draft,
  profile,
  useRead,
}: ScreenProps<'apply-terms'>) {
  const t = useT();
  const carName = useCarName();
  const banks = useRead('listBanks', {});
  const { claim } = context.responses;
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('apply.toClaim')} />;
  if (claim === undefined)
    return (
      <Page screen={screen} title={t('apply.terms.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const purchase = purchaseOf(claim, facts.today);
  return (
    <Page
      screen={screen}
      title={t('apply.terms.title')}
      lead={
        <Whose claim={claim} profile={profile}>
          {t(isGivenUp(claim) ? 'apply.terms.lead' : 'apply.terms.closes', { number: claim.number })}
        </Whose>
      }
      above={back}
    >
      <TermsForm
        banks={banks}
        purchase={purchase}
        facts={facts}
        initial={{ ...initial, ...termsFromClaim(claim), ...context.answers.SUBMIT_TERMS }}
        draft={draft('SUBMIT_TERMS')}
        busy={busy}
        problem={problem?.fields}
        car={
          <div className={carCard().root}>
            <CarHead
              name={carName(claim.product)}
              facts={[
                t('c2c.price', { sum: money(claim.product.carPrice) }),
                ...(claim.product.carDiscount > 0
                  ? [`${t('detail.discount')}: ${money(claim.product.carDiscount)}`]
                  : []),
                t('apply.terms.now', {
                  fee: t('detail.feeValue', { sum: money(claim.initialFee), p: percent(claim.initialFeePercent) }),
                  term: months(claim.term, t),
                }),
              ]}
            />
          </div>
        }
        onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
      />
    </Page>
  );
}
