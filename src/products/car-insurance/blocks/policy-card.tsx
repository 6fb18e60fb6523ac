import { type ReactNode, useSyncExternalStore } from 'react';
import { drawn, policyCard } from '@styled/recipes';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { daysBetween } from '../../../../schemas/facts/date.ts';
import { kindName, ownPartWords, peopleRows } from '../../../blocks/insurance/words.ts';
import { QrCode } from '../../../blocks/qr-code.tsx';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { dmy, money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { PolicyCar, PolicyDays, PolicyFacts } from '../../../blocks/insurance/policy-parts.tsx';
import { policyState } from '../../../blocks/insurance/policy-state.ts';

const never = () => () => undefined;

/** An address as somebody else's device needs it: whole. Null: there is none, or the page is only drawn and knows no address yet. */
function useWhole(address: string | null | undefined): string | null {
  const page = useSyncExternalStore(
    never,
    () => document.baseURI,
    () => null,
  );
  return address == null || page === null ? null : new URL(address, page).href;
}

/** The policy: who insures whom and which car, from when to when, for how much. */
export function PolicyCard({
  claim,
  policy,
  today,
  children,
}: {
  claim: InsuranceClaim;
  policy: NonNullable<InsuranceClaim['policy']>;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** What can be done with it. */
  children: ReactNode;
}) {
  const t = useT();
  const classes = policyCard();
  const checked = useWhole(policy.checkUrl);
  const { offer, product, car, carName, customer } = claim;
  const state = policyState(policy, today);
  const startsTomorrow = daysBetween(today, policy.startDate) === 1;
  const kind = offer?.kind ?? product?.kind;
  const number = t('ins.policy.titleNumber', { number: policy.number });
  const facts = [
    offer && {
      label: t('ins.row.sumInsured'),
      value: offer.sumInsured === null ? t('ins.row.byLaw') : money(offer.sumInsured),
    },
    offer && offer.kind !== 'ogpo' && { label: t('ins.policy.ownPart'), value: ownPartWords(offer.deductible, t) },
    offer && { label: t('ins.row.territory'), value: t(`ins.territory.${offer.territory}`) },
    ...(customer ? peopleRows(customer, t) : []),
  ].filter((fact) => fact !== null && fact !== false);
  return (
    <article className={classes.root}>
      <div className={classes.cap}>
        {offer === null ? (
          <p>{number}</p>
        ) : (
          <CompanyName company={offer.company} kind="insurer">
            <p className={classes.insurer}>
              <strong>{offer.company.name}</strong>
              {number}
            </p>
          </CompanyName>
        )}
        <h1 tabIndex={-1} className={classes.title}>
          {kind === undefined
            ? number
            : t(startsTomorrow ? 'ins.policy.tomorrow' : `ins.policy.${state}`, {
                kind: kindName(kind, t),
                date: dmy(policy.startDate),
              })}
        </h1>
        <PolicyDays
          state={state}
          days={t('ins.row.coverValue', { from: dmy(policy.startDate), to: dmy(policy.endDate) })}
          look={state === 'active' ? drawn() : undefined}
        />
      </div>
      <PolicyCar name={[carName, car?.year].filter(Boolean).join(', ')} plate={car?.plate} label={t('ins.row.plate')} />
      <hr />
      <div className={classes.body}>
        <div className={checked === null ? undefined : classes.scan}>
          {checked !== null && <QrCode text={checked} label={t('ins.policy.qr')} tooLong={t('ins.policy.noQr')} />}
          <PolicyFacts facts={facts} />
        </div>
        <div className={classes.ways}>{children}</div>
      </div>
    </article>
  );
}
