import { standingOf } from '../../../../machines/kit/standing.ts';
import { insuranceProgress } from '../../../../machines/products/shared/insurance.progress.ts';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { Way } from '../../../blocks/way.tsx';

const standingAs = (claim: InsuranceClaim, alias: InsuranceClaim['status']['alias']) =>
  standingOf(insuranceProgress, { getInsuranceClaim: { ...claim, status: { ...claim.status, alias } } });

/** The way of an insurance, with the moments at which each part of it was done. */
export function InsuranceWay({ claim }: { claim: InsuranceClaim }) {
  return (
    <Way
      progress={insuranceProgress}
      standing={standingAs(claim, claim.status.alias)}
      passed={claim.timeline.map(({ alias, at }) => ({ at, milestone: standingAs(claim, alias).milestone }))}
    />
  );
}
