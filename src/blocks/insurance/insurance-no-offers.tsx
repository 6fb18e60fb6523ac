import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { policyCard } from '@styled/recipes';
import type { TextId } from '../../../locales/ids.ts';
import type { InsuranceClaim, InsuranceOffer } from '../../../openapi/index.ts';
import { Back } from '../claim/back.tsx';
import { Columns } from '../columns.tsx';
import { openContacts } from '../contacts.ts';
import { DeclineButton } from './decline-button.tsx';
import { leastOgpo, partWords } from './first-price.ts';
import { RefusedOffer } from './offer-card.tsx';
import { money, years as yearsOf } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { Button, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

const OF_CAR: ReadonlySet<string> = new Set(['CAR_AGE', 'CAR_SUM']);
const OF_DRIVERS: ReadonlySet<string> = new Set(['DRIVER_AGE', 'DRIVER_EXPERIENCE']);

type Cause = 'product' | 'car' | 'drivers' | 'both' | 'other';
type Way = 'CHANGE_PRODUCT' | 'EDIT_CAR' | 'EDIT_CUSTOMER';

/** What stands in everybody's way. What another choice mends goes before what it does not. */
const causeOf = (refusals: readonly NonNullable<InsuranceOffer['refusal']>[]): Cause => {
  if (refusals.some(({ fixable }) => fixable)) return 'product';
  const ofCar = refusals.some(({ code }) => OF_CAR.has(code));
  const ofDrivers = refusals.some(({ code }) => OF_DRIVERS.has(code));
  return ofCar ? (ofDrivers ? 'both' : 'car') : ofDrivers ? 'drivers' : 'other';
};
/** The ways that mend a cause, the first of them first. */
const ADVISED: Readonly<Record<Cause, readonly Way[]>> = {
  product: ['CHANGE_PRODUCT'],
  car: ['EDIT_CAR'],
  drivers: ['EDIT_CUSTOMER'],
  both: ['EDIT_CAR', 'EDIT_CUSTOMER'],
  other: [],
};
const WAYS = {
  CHANGE_PRODUCT: 'ins.noOffers.product',
  EDIT_CAR: 'ins.noOffers.car',
  EDIT_CUSTOMER: 'ins.noOffers.drivers',
} as const satisfies Record<Way, TextId>;
/** When each of them helps. */
const WHEN = {
  CHANGE_PRODUCT: 'ins.noOffers.productWhen',
  EDIT_CAR: 'ins.noOffers.carWhen',
  EDIT_CUSTOMER: 'ins.noOffers.driversWhen',
} as const satisfies Record<Way, TextId>;
/** What the claim says of it; null: it is about something else. */
const inClaim = (
  code: string | undefined,
  { car, contract, customer }: InsuranceClaim,
  t: Translate,
): string | null => {
  const years = (customer?.drivers ?? []).map(({ experienceYears }) => experienceYears);
  if (code === 'CAR_AGE' && car) return t('ins.noOffers.year', { year: String(car.year) });
  if (code === 'CAR_SUM' && contract) return money(contract.price);
  if (code === 'DRIVER_EXPERIENCE' && years.length > 0)
    return t('ins.noOffers.experience', { years: yearsOf(Math.min(...years), t) });
  return null;
};

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** Nobody insures it so: each insurer with its reason; then what may be changed, and when that helps, where it is pressed. */
export default function InsuranceNoOffers({
  screen,
  context,
  send,
  busy,
  facts,
  config,
  host,
}: ScreenProps<'insurance-no-offers' | 'market-no-offers'>) {
  const t = useT();
  const offers = context.responses.listOffers ?? [];
  const claim = context.responses.getInsuranceClaim;
  const cause = causeOf(offers.flatMap(({ refusal }) => refusal ?? []));
  const advised = ADVISED[cause];
  // The law makes every insurer sell the compulsory part: who refuses, refuses casco.
  const sellsOgpo = cause !== 'product' && offers.every(({ kind }) => kind !== 'ogpo');
  const rest = (Object.keys(WAYS) as Way[]).filter(
    (way) => !advised.includes(way) && !(sellsOgpo && way === 'CHANGE_PRODUCT'),
  );
  const ogpoPrice = sellsOgpo ? partWords(leastOgpo(claim, facts.today), t) : null;
  const ogpo = ogpoPrice === null ? t('ins.noOffers.ogpo') : t('ins.noOffers.ogpoFrom', { price: ogpoPrice });
  const button = (way: Way, main: boolean) => (
    <Button
      key={way}
      full={main}
      tone={main ? 'primary' : 'quiet'}
      event={way}
      busy={busy}
      onClick={() => send({ type: way })}
    >
      {sellsOgpo && way === 'CHANGE_PRODUCT' ? ogpo : t(WAYS[way])}
    </Button>
  );
  // What is true of a car and of its drivers seldom changes: a way round is known by people.
  const isMended = cause === 'product' || sellsOgpo;
  const contacts = (
    <Button full={!isMended} tone={isMended ? 'quiet' : 'primary'} onClick={() => openContacts(config, host)}>
      {t('nav.contactUs')}
    </Button>
  );
  return (
    <Page
      screen={screen}
      title={t('ins.noOffers.title')}
      lead={t(`ins.noOffers.${cause}Lead`)}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="rows"
        main={
          <ul className={stack({ gap: '12', listStyle: 'none' })}>
            {offers.map((offer) => (
              <RefusedOffer key={offer.id} offer={offer}>
                {claim && <InClaim words={inClaim(offer.refusal?.code, claim, t)} />}
              </RefusedOffer>
            ))}
          </ul>
        }
        aside={
          <div className={stack({ gap: '24' })}>
            {sellsOgpo ? (
              <div className={stack({ gap: '8' })}>
                {button('CHANGE_PRODUCT', true)}
                <p className={small}>{t('ins.noOffers.ogpoWhy')}</p>
              </div>
            ) : isMended ? (
              advised.map((way) => (
                <div key={way} className={stack({ gap: '8' })}>
                  {button(way, true)}
                  <p className={small}>{t(WHEN[way])}</p>
                </div>
              ))
            ) : (
              <div className={stack({ gap: '8' })}>
                {contacts}
                <p className={small}>{t('ins.noOffers.contactWhen')}</p>
              </div>
            )}
            {/* What else may help, a row each. */}
            <div className={policyCard().ends}>
              {[...(cause === 'product' ? [] : advised), ...rest].map((way) => (
                <div key={way}>
                  {button(way, false)}
                  {way !== 'CHANGE_PRODUCT' && <span>{t(WHEN[way])}</span>}
                </div>
              ))}
              {isMended && (
                <div>
                  {contacts}
                  {cause === 'other' && <span>{t('ins.noOffers.contactWhen')}</span>}
                </div>
              )}
              {/* What began in a shop may end there. */}
              {screen === 'market-no-offers' && (
                <div>
                  <Button tone="quiet" onClick={host.returnMain}>
                    {t('ins.market.return')}
                  </Button>
                </div>
              )}
            </div>
            <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />
          </div>
        }
      />
    </Page>
  );
}

function InClaim({ words }: { words: string | null }) {
  const t = useT();
  return words && <p className={small}>{t('ins.noOffers.inClaim', { value: words })}</p>;
}
