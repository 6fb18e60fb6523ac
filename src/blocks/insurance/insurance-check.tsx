import { css, cx } from '@styled/css';
import { arranged } from '@styled/recipes';
import { insuranceCheckForm } from '../../../schemas/shared/insurance-check.form.ts';
import { carRaw, contractRaw, customerRaw, productRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim, InsuranceProduct } from '../../../openapi/index.ts';
import { group, months, phone as showPhone, years as yearsOf } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { DateField, Form, NumberField, useFieldValue } from '../../ui/form/index.ts';
import type { SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { Known as Folded } from '../questionnaire/known.tsx';
import { checkInitial, draftSince } from './check-raw.ts';
import { DeductibleField } from './deductible-field.tsx';
import { useFirstPrice } from './first-price.ts';
import { KindField } from './kind-field.tsx';
import { KnownPart, KnownParts } from './known-parts.tsx';
import { DeclineButton } from './decline-button.tsx';
import { BesidePrice } from './price-panel.tsx';
import { fieldsOf, InsuranceStep } from './step.tsx';
import { isOfShop, sourceOf } from './source.ts';
import { ValueField } from './value-field.tsx';
import { carTitle, engineWords, extraNames, kindName } from './words.ts';
import { showPlate } from './plate-words.ts';

type Props = ScreenProps<'insurance-check' | 'market-check'>;

/** Who and which car as they are known, and the few answers that a price still needs: one button saves it all. */
export default function InsuranceCheck({ screen, context, send, busy, problem, facts, draft }: Props) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  if (claim === undefined) return null;
  const initial = checkInitial(claim, context.answers.SUBMIT_CHECK, facts.today);
  const chosen = initial.kind as InsuranceProduct['kind'];
  const known = { claim, busy, send };
  // Nobody was asked what to insure where a shop has sent the person; who was sees it in a line.
  const wasAsked = claim.source !== 'marketplace' || claim.product !== null;
  const label = t('ins.product.go');
  const decline = <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />;
  return (
    <InsuranceStep
      screen={screen}
      title="ins.check.title"
      busy={busy}
      lead={t('ins.check.lead')}
      onBack={() => send({ type: 'BACK' })}
      decline={decline}
    >
      <div className={cx(arranged({ as: 'parted' }), arranged({ as: 'docked' }))}>
        <Form
          schema={insuranceCheckForm(facts)}
          initial={initial}
          draft={draftSince(draft('SUBMIT_CHECK'), initial)}
          event="SUBMIT_CHECK"
          submitLabel={label}
          busy={busy}
          problem={fieldsOf(problem, 'product.')}
          onSubmit={(values) => send({ type: 'SUBMIT_CHECK', values })}
        >
          {(button, summary) => (
            <BesidePrice
              claim={claim}
              today={facts.today}
              button={button}
              summary={summary}
              decline={decline}
              below={
                <div className={arranged({ as: 'headed' })}>
                  <h2>{t('ins.check.known')}</h2>
                  <KnownParts folds>
                    <KnownCar {...known} />
                    <KnownPerson {...known} />
                    <KnownContract {...known} />
                  </KnownParts>
                </div>
              }
            >
              {/* What is asked comes first; what is known follows, or stands beside it, to be checked. */}
              <h2 className={css({ textStyle: 'h2' })}>{t('ins.check.asked')}</h2>
              <Folded
                fold={wasAsked}
                rows={[kindName(chosen, t), t(`ins.kind.${chosen}.note`)].join('\n')}
                about={t('ins.product.kind')}
                given={{ kind: initial.kind }}
              >
                <KindField claim={claim} today={facts.today} />
              </Folded>
              {facts.asksExperience && (
                <NumberField name="experienceYears" label={t('ins.driver.experience')} digits={2} />
              )}
              <div className={arranged({ as: 'dates' })}>
                <ValueField claim={claim} />
                <DateField name="startDate" label={t('ins.product.start')} />
              </div>
              <Deductible claim={claim} today={facts.today} />
              <KnownParts>
                <ChosenProduct {...known} />
              </KnownParts>
            </BesidePrice>
          )}
        </Form>
      </div>
    </InsuranceStep>
  );
}

/** Compulsory insurance has none. */
function Deductible({ claim, today }: { claim: InsuranceClaim; today: string }) {
  const first = useFirstPrice(claim, today);
  return first.kind === 'ogpo' ? null : <DeductibleField first={first} />;
}

interface Known extends Pick<Props, 'busy' | 'send'> {
  readonly claim: InsuranceClaim;
}

function KnownCar({ claim, busy, send }: Known) {
  const t = useT();
  const raw = carRaw(claim);
  const { plate, vin, colour, registrationNumber, enginePower, steering, mileage, hasAntiTheft, hasGps } = raw;
  const guards = [hasAntiTheft && t('ins.car.antiTheft'), hasGps && t('ins.car.gps')].filter(Boolean).join('\n');
  return (
    <KnownPart
      about={t('ins.row.car')}
      name={carTitle(claim)}
      rows={said([
        [t('ins.row.plate'), showPlate(plate)],
        ['VIN', vin],
        [t('ins.car.certificate'), registrationNumber],
        [t('ins.car.colour'), colour],
        // A trailer has none.
        [t('ins.check.engine'), enginePower === '' ? '' : engineWords(raw, t)],
        [t('ins.check.mileage'), mileage === '' ? '' : t('ins.check.km', { km: group(Number(mileage)) })],
        [t('ins.car.steering'), t(`ins.car.steering.${steering === 'right' ? 'right' : 'left'}`)],
        [t('ins.check.guards'), guards || t('ins.extra.none')],
      ])}
      source={t(sourceOf(claim, 'car'))}
      event="EDIT_CAR"
      busy={busy}
      onChange={() => send({ type: 'EDIT_CAR' })}
    />
  );
}

function KnownPerson({ claim, busy, send }: Known) {
  const t = useT();
  const { lastName, firstName, patronymic, dateOfBirth, document, address, drivers } = customerRaw(claim);
  const { localityName, street, house, apartment } = address;
  const place = [
    localityName !== '' && claim.localityWithin,
    localityName,
    street,
    house && t('ins.check.house', { house }),
    apartment && t('ins.check.apartment', { apartment }),
  ];
  const driving = drivers
    .filter(({ experienceYears }) => experienceYears !== '')
    .map(({ isPolicyholder, lastName: last, firstName: first, experienceYears }) =>
      t('ins.check.driver', {
        // Named right above.
        name: isPolicyholder ? t('ins.row.customer') : [last, first].join(' '),
        years: yearsOf(Number(experienceYears), t),
      }),
    );
  return (
    <KnownPart
      about={t('ins.check.insured')}
      name={[lastName, firstName, patronymic].filter(Boolean).join(' ')}
      rows={said([
        [t('ins.iin'), claim.personalNumber],
        [t('ins.phone'), showPhone(claim.phone)],
        [t('f.dob'), dateOfBirth],
        [t('ins.customer.document'), t('ins.check.document', { number: document.number, date: document.dateEnd })],
        [t('ins.customer.address'), place.filter(Boolean).join(', ')],
        [t('ins.check.driving'), driving.join('\n')],
      ])}
      source={t(sourceOf(claim, 'customer'))}
      event="EDIT_CUSTOMER"
      busy={busy}
      onChange={() => send({ type: 'EDIT_CUSTOMER' })}
    />
  );
}

/** The rest of what is chosen, on a page of its own. */
function ChosenProduct({ claim, busy, send }: Known) {
  const t = useT();
  const { product, prefill } = claim;
  const { territory, termMonths, instalments } = productRaw(claim);
  const isOgpo = useFieldValue('kind') === 'ogpo';
  const options = product?.options ?? (prefill.product['options'] as never[] | undefined) ?? [];
  return (
    <KnownPart
      about={t('ins.product.title')}
      name={[months(Number(termMonths), t), t(territory === 'cis' ? 'ins.territory.cis' : 'ins.territory.kz')].join(
        ', ',
      )}
      rows={said([
        [t('ins.row.payment'), t('ins.instalments', { n: Number(instalments) })],
        [t('ins.product.extras'), isOgpo ? '' : extraNames(options, t)],
      ])}
      event="CHANGE_PRODUCT"
      busy={busy}
      onChange={() => send({ type: 'CHANGE_PRODUCT' })}
    />
  );
}

function KnownContract({ claim, busy, send }: Known) {
  const t = useT();
  const { isPledged, contractNumber, contractDate, sellerName } = contractRaw(claim);
  return (
    <KnownPart
      about={t('ins.contract.title')}
      name={t(isPledged ? 'ins.contract.pledged' : 'ins.check.notPledged')}
      rows={said([
        [t('ins.check.seller'), sellerName],
        [t('ins.contract.number'), contractNumber],
        [t('ins.contract.date'), contractDate],
      ])}
      {...(isOfShop(claim, 'contract') ? { source: t('ins.known.shop') } : {})}
      event="EDIT_CONTRACT"
      busy={busy}
      onChange={() => send({ type: 'EDIT_CONTRACT' })}
    />
  );
}

/** Rows of what there is something to say of. */
const said = (rows: readonly (readonly [label: string, value: string])[]): SummaryRow[] =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
