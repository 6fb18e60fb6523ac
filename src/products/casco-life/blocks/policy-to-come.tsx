import { useId } from 'react';
import { css } from '@styled/css';
import { carCard, policyCard } from '@styled/recipes';
import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { Coming } from '../../../blocks/coming.tsx';
import { PolicyCar } from '../../../blocks/insurance/policy-parts.tsx';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { StatusTag, SummaryList } from '../../../ui/index.ts';
import { carName } from './words.ts';

/** A policy as it will stand on the next page, still pale: its insurer, car and price are known. */
export function PolicyToCome({ claim, kind }: { claim: CascoLifeClaim; kind: 'casco' | 'life' }) {
  const t = useT();
  const id = useId();
  const choice = claim[kind];
  if (choice?.decision !== 'insure') return null;
  const { company, premium } = choice;
  const classes = policyCard();
  return (
    <section aria-labelledby={id} className={classes.root} data-coming>
      <div className={classes.cap}>
        <div className={carCard().turns}>
          {company && (
            <CompanyName company={company} kind="insurer">
              <strong>{company.name}</strong>
            </CompanyName>
          )}
          <span role="status">
            <StatusTag tone="pending">{t('cl.waiting.wait')}</StatusTag>
          </span>
        </div>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {t(`cl.${kind}`)}
        </h2>
      </div>
      {kind === 'casco' && (
        <>
          <PolicyCar name={carName(claim)} plate={claim.car.plate} label={t('cl.plate')} />
          <hr />
        </>
      )}
      <div className={classes.body}>
        <SummaryList
          rows={[
            { label: t('cl.policy.number'), value: <Coming /> },
            { label: t('cl.policy.dates'), value: <Coming width={184} /> },
            ...(premium === null ? [] : [{ label: t('cl.premium'), value: money(premium) }]),
          ]}
        />
      </div>
    </section>
  );
}
