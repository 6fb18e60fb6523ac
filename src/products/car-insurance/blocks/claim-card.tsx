import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { yearly } from '../../../../schemas/facts/cost.ts';
import { dmy, isoDayKz, money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { FoldedSection } from '../../../blocks/claim/card-section.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { ChangedTerms } from '../../../blocks/insurance/changed-terms.tsx';
import { Cover } from '../../../blocks/insurance/cover.tsx';
import { InstalmentList, planOf } from '../../../blocks/insurance/instalment-list.tsx';
import { Premium } from '../../../blocks/insurance/offer-card.tsx';
import { PolicyCar } from '../../../blocks/insurance/policy-parts.tsx';
import { Rated } from '../../../blocks/insurance/rated.tsx';
import { carTitle, claimRows, extraNames, paymentWords } from '../../../blocks/insurance/words.ts';

interface Props {
  claim: InsuranceClaim;
  /** When the first payment is. */
  due?: string;
  /** It is still to be agreed on: also what is covered and what is not. */
  asked?: boolean;
}

/** What is insured, by whom, on which terms, and when it is paid: all but the price. */
export function InsuranceTerms({ claim, due, asked: isAsked = false }: Props) {
  const t = useT();
  const { offer, product, payment } = claim;
  const rows = [
    ...claimRows(claim, t, isAsked && offer !== null),
    // What is covered names them, too.
    ...(offer === null || isAsked || offer.options.length === 0
      ? []
      : [{ label: t('ins.row.extras'), value: extraNames(offer.options, t) }]),
    ...(offer === null ? [] : [{ label: t('ins.row.payment'), value: paymentWords(offer, t) }]),
    ...(offer === null || offer.premium === null || offer.termMonths === 12
      ? []
      : [{ label: t('ins.row.yearly'), value: money(yearly(offer.premium, offer.termMonths)) }]),
  ];
  const asked = product && { ...product, price: claim.contract?.price ?? null };
  return (
    <div className={stack({ gap: '16' })}>
      {isAsked && offer !== null && (
        // As the policy will be headed.
        <div className={arranged({ as: 'offered' })}>
          <Rated company={offer.company} />
          <PolicyCar name={carTitle(claim)} plate={claim.car?.plate} label={t('ins.row.plate')} />
        </div>
      )}
      {offer !== null && <ChangedTerms asked={asked} offer={offer} />}
      <SummaryList rows={rows} />
      {isAsked && offer !== null && <Cover offer={offer} />}
      <InstalmentList
        plan={planOf(claim)}
        paid={payment?.paidAt != null}
        first={
          payment?.paidAt == null
            ? (due ?? t('ins.plan.signed'))
            : t('ins.plan.paid', { date: dmy(isoDayKz(Date.parse(payment.paidAt))) })
        }
      />
    </div>
  );
}

/** The same after the price. `past`: it holds no more, and another sum matters now. */
export function InsuranceFacts({ claim, past = false }: { claim: InsuranceClaim; past?: boolean }) {
  const t = useT();
  const { offer } = claim;
  const isWide = useWide();
  if (past)
    return (
      <FoldedSection title={t('ins.closed.was')} folded={!isWide}>
        {offer?.premium != null && (
          <div className={arranged({ as: 'rows' })}>
            <SummaryList rows={[{ label: t('ins.row.premium'), value: money(offer.premium) }]} />
          </div>
        )}
        <InsuranceTerms claim={claim} />
      </FoldedSection>
    );
  return (
    <Card>
      <div className={stack({ gap: '16' })}>
        {offer?.premium != null && (
          <div>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.row.premium')}</p>
            <Premium offer={offer} />
          </div>
        )}
        <InsuranceTerms claim={claim} />
      </div>
    </Card>
  );
}
