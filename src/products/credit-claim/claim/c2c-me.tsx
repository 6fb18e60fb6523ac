import { css } from '@styled/css';
import { carCard } from '@styled/recipes';
import { Back } from '../../../blocks/claim/back.tsx';
import { initial, meForm } from '../../../../schemas/shared/me.form.ts';
import { ApplyAside, SaidCar } from '../blocks/claim/apply-aside.tsx';
import { MonthHead } from '../../../blocks/claim/bank-months.tsx';
import { useLenders } from '../../../blocks/claim/lenders.ts';
import { monthsOf } from '../../../blocks/claim/months-of.ts';
import { monthsText } from '../../../blocks/claim/months-words.ts';
import type { WantedLoan } from '../../../blocks/claim/offers.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { useT } from '../../../i18n/index.ts';
import { Form, PersonalNumberField, PhoneField, TextField } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Me({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  personalNumber,
  profile,
  draft,
}: ScreenProps<'c2c-me'>) {
  const t = useT();
  const { SUBMIT_CAR: car, SUBMIT_TERMS: terms } = context.answers;
  const loan: WantedLoan | null =
    car && terms
      ? {
          price: facts.carPrice,
          fee: terms.initialFee,
          term: terms.term,
          kind: terms.paymentType,
          carType: car.carType,
          carYear: car.productionYear,
          fromPerson: true,
          today: facts.today,
        }
      : null;
  const banks = context.responses.listBanks;
  const lending = useLenders(banks, loan, terms?.provesIncome !== false);
  // As the page before has said it, with what was ticked there.
  const all = loan && terms ? monthsOf(lending, loan, terms, banks ?? []) : [];
  const card = carCard();
  return (
    <Page
      screen={screen}
      title={t('c2c.me.title')}
      lead={t('c2c.me.lead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Columns
        parts="half"
        main={
          <Form
            schema={meForm(facts)}
            initial={{
              ...initial,
              personalNumber: personalNumber ?? '',
              phone: profile?.role === 'client' ? profile.phone : '',
              ...context.answers.SUBMIT_ME,
            }}
            draft={draft('SUBMIT_ME')}
            event="SUBMIT_ME"
            submitLabel={t('c2c.me.submit')}
            busy={busy}
            problem={problem?.fields}
            onSubmit={(values) => send({ type: 'SUBMIT_ME', values })}
            after={<p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('c2c.me.next')}</p>}
          >
            {/* On a phone the panel has no place: what a month costs stays in sight. */}
            <div className={`${card.root} ${card.narrow}`}>
              <SaidCar
                context={context}
                more={all.length > 0 ? t('c2c.terms.aMonth', { range: monthsText(all, t) }) : null}
              />
            </div>
            <PersonalNumberField name="personalNumber" label={t('c2c.me.iin')} />
            <PhoneField name="phone" label={t('c2c.me.phone')} hint={t('c2c.me.phoneHint')} />
            <TextField name="lastName" label={t('c2c.me.last')} autoComplete="family-name" />
            <TextField name="firstName" label={t('c2c.me.first')} autoComplete="given-name" />
            <TextField name="patronymic" label={t('c2c.me.patronymic')} autoComplete="additional-name" />
          </Form>
        }
        aside={
          <ApplyAside context={context}>{loan && all.length > 0 && <MonthHead of={all} loan={loan} />}</ApplyAside>
        }
      />
    </Page>
  );
}
