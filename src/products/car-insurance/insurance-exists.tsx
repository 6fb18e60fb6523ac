import type { InsuranceClaim, InsuranceProduct, InsuranceStatusAlias } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { insuranceProgress } from '../../../machines/products/shared/insurance.progress.ts';
import { isCarKnown, isCustomerKnown } from '../../../schemas/shared/insurance-known.ts';
import { carRaw } from '../../../schemas/shared/insurance.ts';
import { carTitle, kindName } from '../../blocks/insurance/words.ts';
import { showPlate } from '../../blocks/insurance/plate-words.ts';
import { dmy, isoDayKz } from '../../i18n/format.ts';
import { openContacts } from '../../blocks/contacts.ts';
import { doText } from '../../blocks/standing.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Button, LinkButton, Ending, SummaryList, type SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** What it is to insure: saved, or said when it was begun. */
const kindOf = ({ product, prefill }: InsuranceClaim): InsuranceProduct['kind'] | undefined =>
  product?.kind ?? (prefill.product['kind'] as InsuranceProduct['kind'] | undefined);

/** The step of a draft that it opens at. */
const nextStep = (claim: InsuranceClaim): 'ins.customer.title' | 'ins.car.title' | 'ins.check.title' => {
  if (!isCustomerKnown(claim)) return 'ins.customer.title';
  return isCarKnown(claim) ? 'ins.check.title' : 'ins.car.title';
};

/** How far it has come, and what it waits for. */
const whereStopped = (claim: InsuranceClaim, t: Translate): SummaryRow[] => {
  const { milestones } = insuranceProgress;
  const stands = standingOf(insuranceProgress, { getInsuranceClaim: claim });
  const { milestone, whose } = stands;
  if (whose === null) return [];
  const k = milestones.findIndex((one) => one === milestone) + 1;
  const next = claim.status.alias === 'draft' ? t(nextStep(claim)) : doText(stands, t);
  return [
    {
      label: t('ins.exists.stage'),
      value: t('ins.exists.stageOf', { stage: t(`milestone.${milestone}`), k, n: milestones.length }),
    },
    ...(next ? [{ label: t('ins.exists.next'), value: next }] : []),
  ];
};

/** Up to its agreement a claim may be of another car. */
const CHANGEABLE: ReadonlySet<unknown> = new Set([
  'draft',
  'calculating',
  'calculated',
  'offer_selected',
  'agreeing',
] satisfies InsuranceStatusAlias[]);

/** This person has an unfinished claim already; its owner sees which one, and may go on with it. */
export default function InsuranceExists({
  screen,
  send,
  busy,
  problem,
  config,
  host,
  useRead,
}: ScreenProps<'insurance-exists'>) {
  const t = useT();
  const claim = problem?.data['claimId'];
  const mine = typeof claim === 'string';
  const words = CHANGEABLE.has(problem?.data['status']) ? 'ins.exists.text' : 'ins.exists.late';
  const open = useRead('getInsuranceClaim', mine ? { path: { id: claim } } : null).data;
  const kind = open && kindOf(open);
  // Its plate stands below its name.
  const car = open ? [open.carName && carTitle(open), showPlate(carRaw(open).plate)].filter(Boolean).join('\n') : '';
  return (
    <div data-screen={screen}>
      <Ending
        icon="document"
        title={t('ins.exists.title')}
        text={t(mine ? words : 'ins.exists.other')}
        about={
          open && (
            <SummaryList
              rows={[
                ...(car === '' ? [] : [{ label: t('ins.row.car'), value: car }]),
                ...(kind ? [{ label: t('ins.row.kind'), value: kindName(kind, t) }] : []),
                ...whereStopped(open, t),
                { label: t('ins.exists.begun'), value: dmy(isoDayKz(Date.parse(open.createdAt))) },
              ]}
            />
          )
        }
      >
        {mine && (
          <LinkButton to="insurance-policy" params={{ id: claim }} full>
            {t('ins.exists.open')}
          </LinkButton>
        )}
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('ins.exists.back')}
        </Button>
        {!mine && (
          <Button full tone="quiet" onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        )}
      </Ending>
    </div>
  );
}
