import { css, cx } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { initial, insuredContactsForm } from '../../../schemas/shared/insured-contacts.form.ts';
import { dmy, money, months, phone as phoneWords, unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Form, PhoneField, TextField } from '../../ui/form/index.ts';
import { Button, Card, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import { Back } from '../claim/back.tsx';
import { CarHead } from '../claim/car-head.tsx';
import { Known } from '../questionnaire/known.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { Columns } from '../columns.tsx';
import { DocumentButton } from '../document-button.tsx';
import { Cover } from './cover.tsx';
import { Folded } from './folded.tsx';
import { useFreshInsurance } from './fresh-insurance.ts';
import { insuranceOf } from './insurance.ts';
import { OfferPrice, Opening } from './opening.tsx';

/** Of the car that the loan is for: its name, and what is known of it. */
export interface Car {
  readonly name: string;
  readonly facts: readonly string[];
}

/** Who is insured, and for which loan: known to the reader, one press away; where there is room beside the price, at once. Others may look on: no whole number. */
function Summary({ insurance: { client, bank, loan }, open }: { insurance: CreditInsurance; open: boolean }) {
  const t = useT();
  return (
    <Folded about={t('ci.loan')} lines={[`${money(loan.sum)}, ${months(loan.termMonths, t)}`]} open={open}>
      <SummaryList
        rows={[
          { label: t('ci.borrower'), value: client.fullName },
          { label: t('ci.iin'), value: client.personalNumber.replace(/^\d{8}/, '•'.repeat(8)) },
          { label: t('ci.lender'), value: bank.name },
          { label: t('ci.contract'), value: unbroken(loan.contractNumber) },
          { label: t('ci.term'), value: t('ci.until', { date: dmy(loan.dateEnd) }) },
        ]}
      />
    </Folded>
  );
}

/** A whole number, as it is shown; '': it is not one. */
export const readPhone = (phone: string): string =>
  phone.replace(/\D/g, '').length === 11 ? phoneWords(phone.replace(/\D/g, '')) : '';

interface Props extends Pick<
  ScreenProps<'ci-review' | 'ci-mcrdt-review' | 'ci-mycar-review'>,
  'context' | 'send' | 'busy' | 'problem' | 'draft' | 'host' | 'documentAt' | 'useRead'
> {
  screen: 'ci-review' | 'ci-mcrdt-review' | 'ci-mycar-review';
  /** The phone that is proposed. */
  phone: string;
  /** What is said at it. */
  phoneHint?: string;
  /** The loan is for it. */
  car?: Car | undefined;
  /** It was found a page before: there is a way back to that one, too. */
  found?: boolean;
}

/** What is insured, to be read; phone and mail, to be mended. */
export function Review({
  screen,
  context,
  send,
  busy,
  problem,
  draft,
  host,
  documentAt,
  useRead,
  phone,
  phoneHint,
  car,
  found = false,
}: Props) {
  const t = useT();
  const fresh = useFreshInsurance({ screen, context, useRead }, true);
  const insurance = insuranceOf(context);
  const rules = fresh.data?.rulesUrl;
  const isWide = useWide();
  const given = { phone, email: insurance?.client.email ?? '' };
  // What is masked or not known is typed.
  const told = readPhone(phone);
  const offer = insurance ? (
    <>
      {car && (
        <Card>
          <CarHead name={car.name} facts={car.facts} />
        </Card>
      )}
      <Opening
        insurance={insurance}
        priced={!isWide}
        rules={
          rules !== undefined && (
            <DocumentButton address={documentAt(fresh.service, rules)} title={t('ci.rules')} host={host}>
              {t('ci.openRules')}
            </DocumentButton>
          )
        }
      />
      <Cover insurance={insurance} />
    </>
  ) : (
    <Skeleton />
  );
  const summary = insurance && <Summary insurance={insurance} open={isWide} />;
  // Where the message goes: known, it is looked at, and not asked.
  const contacts = (
    <Known
      rows={[t('ci.smsTo', { phone: told }), given.email].filter(Boolean).join('\n')}
      about={t('ci.contacts')}
      given={given}
      fold={told !== ''}
    >
      <PhoneField name="phone" label={t('ci.phone')} hint={phoneHint ?? t('ci.phoneHint')} autoComplete="tel" />
      <TextField name="email" label={t('ci.email')} type="email" autoComplete="email" optional />
    </Known>
  );
  const later = (
    <>
      <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('ci.later')}
      </Button>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.reviewNext')}</p>
    </>
  );
  return (
    <Page
      screen={screen}
      title={t('ci.reviewTitle')}
      lead={insurance && t('ci.reviewLead', { bank: insurance.bank.name })}
      above={found && <Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <div className={arranged({ as: 'docked' })}>
        <Form
          schema={insuredContactsForm}
          initial={{ ...initial, ...given }}
          draft={draft('SUBMIT_INSURED_CONTACTS')}
          event="SUBMIT_INSURED_CONTACTS"
          submitLabel={t('btn.continue')}
          busy={busy}
          problem={problem?.fields}
          onSubmit={(values) => send({ type: 'SUBMIT_INSURED_CONTACTS', values })}
        >
          {(button, wrong) =>
            isWide ? (
              <Columns
                parts="rows"
                main={
                  <>
                    {offer}
                    {summary}
                  </>
                }
                aside={
                  <section className={estimate().panel} aria-label={t('ci.premium')}>
                    {insurance && <OfferPrice insurance={insurance} />}
                    {wrong}
                    {contacts}
                    {button}
                    {later}
                  </section>
                }
              />
            ) : (
              <>
                <Columns
                  main={
                    <>
                      {offer}
                      {summary}
                      {wrong}
                      {contacts}
                    </>
                  }
                  aside={null}
                />
                {insurance && (
                  <section data-foot className={cx(estimate().bar, estimate().dock)} aria-label={t('ci.premium')}>
                    <p className={estimate().toggle}>
                      <span className={estimate().short}>
                        <span className={estimate().caption}>{t('ci.premium')}</span>
                        <strong>{money(insurance.premium)}</strong>
                      </span>
                    </p>
                  </section>
                )}
                {button}
                {later}
              </>
            )
          }
        </Form>
      </div>
    </Page>
  );
}
