import { css } from '@styled/css';
import { policyCard } from '@styled/recipes';
import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { DocumentButton } from '../../../blocks/document-button.tsx';
import { PolicyCar, PolicyDays, PolicyFacts } from '../../../blocks/insurance/policy-parts.tsx';
import { policyState } from '../../../blocks/insurance/policy-state.ts';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { dmy } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { carName, policyFacts } from './words.ts';

/** A policy that is made, as a thing to hold: who insures, from when to when, which car, and its paper. */
export function PolicyCard({
  claim,
  policy,
  priced,
  today,
  host,
  documentAt,
}: {
  claim: CascoLifeClaim;
  policy: CascoLifeClaim['policies'][number];
  /** It is one of several: the only one costs what the page says above. */
  priced: boolean;
  /** 'YYYY-MM-DD'. */
  today: string;
} & Pick<ScreenProps<'casco-life-complete' | 'centras-success'>, 'host' | 'documentAt'>) {
  const t = useT();
  const classes = policyCard();
  const { company, number, kind, dateFrom, dateTo } = policy;
  const what = t(`cl.${kind}`);
  const state = policyState({ startDate: dateFrom, endDate: dateTo }, today);
  return (
    <article className={classes.root}>
      <div className={classes.cap}>
        <CompanyName company={company} kind="insurer">
          <p className={classes.insurer}>
            <strong>{company.name}</strong>
            {t('cl.policy.titleNumber', { number })}
          </p>
        </CompanyName>
        <h3 className={css({ textStyle: 'h2' })}>{t(`cl.policy.${state}`, { what, date: dmy(dateFrom) })}</h3>
        <PolicyDays state={state} days={t('cl.policy.days', { from: dmy(dateFrom), to: dmy(dateTo) })} />
      </div>
      {kind === 'casco' && (
        <>
          <PolicyCar name={carName(claim)} plate={claim.car.plate} label={t('cl.plate')} />
          <hr />
        </>
      )}
      <div className={classes.body}>
        <PolicyFacts facts={policyFacts(claim, policy, priced, t)} />
        <DocumentButton
          address={documentAt('insuranceV1', policy.documentUrl)}
          title={what}
          label={t('cl.policy.openNamed', { what })}
          host={host}
        >
          {t('cl.policy.open')}
        </DocumentButton>
      </div>
    </article>
  );
}
