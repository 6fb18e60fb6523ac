import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dateTimeKz, dmy, money, unbroken } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Button, Card, Notice, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { Columns } from '../columns.tsx';
import { openContacts } from '../contacts.ts';
import { DocumentButton } from '../document-button.tsx';
import { NextSteps } from '../next-steps.tsx';
import { ReturnMain } from '../return-main.tsx';
import { CopyNumber } from './copy-number.tsx';
import { WithoutId } from './ends.tsx';
import { insuranceOf } from './insurance.ts';
import { Price } from './price.tsx';

type Screens = 'ci-success' | 'ci-mcrdt-success' | 'ci-mycar-success';

/** It is still to be paid, apart from the loan. */
const isDue = ({ policy, payer }: CreditInsurance): boolean => policy !== null && payer === 'own';

/** Whom to pay, and by which number. */
const payRows = ({ bank, loan }: CreditInsurance, t: Translate): SummaryRow[] => [
  { label: t('ci.lender'), value: bank.name },
  { label: t('ci.contract'), value: unbroken(loan.contractNumber) },
];

/** What one has now, and until when. */
const hasRows = ({ sumInsured, policy }: CreditInsurance, t: Translate): SummaryRow[] =>
  policy === null
    ? []
    : [
        { label: t('ci.policyTerm'), value: t('ci.fromTo', { from: dmy(policy.dateFrom), to: dmy(policy.dateTo) }) },
        { label: t('ci.sumInsured'), value: money(sumInsured) },
      ];

/** The numbers that one is asked for; what is still to be paid has its own rows above. */
const paperRows = (insurance: CreditInsurance, t: Translate): SummaryRow[] => {
  const { number, sentAt, insurer, policy } = insurance;
  return [
    // Before the policy nothing is due: its price is one fact among others.
    ...(policy === null
      ? [
          { label: t('ci.premium'), value: money(insurance.premium) },
          { label: t('ci.paid'), value: t(`ci.payer.${insurance.payer}`) },
        ]
      : []),
    ...(isDue(insurance) ? hasRows(insurance, t) : payRows(insurance, t)),
    ...(policy === null ? [] : [{ label: t('ci.policy'), value: policy.number }]),
    { label: t('ci.insurer'), value: insurer.name },
    ...(number === null ? [] : [{ label: t('ci.number'), value: number }]),
    ...(sentAt === null ? [] : [{ label: t('ci.sentAt'), value: dateTimeKz(sentAt) }]),
  ];
};

/** From when one is insured: paid or not yet, where a day is known until which it may be paid. */
const coverWords = (
  { dateFrom, payUntil }: NonNullable<CreditInsurance['policy']>,
  { today, t }: { today: string; t: Translate },
): string | false =>
  payUntil
    ? t('ci.next.covered', { from: dmy(dateFrom), until: dmy(payUntil) })
    : today < dateFrom && t('ci.next.from', { date: dmy(dateFrom) });

/** What is left to do; before the policy that is nothing but to wait. */
const stepsOf = (
  { policy, payer, premium, howToPay }: CreditInsurance,
  { today, t }: { today: string; t: Translate },
): string[] => {
  const price = { sum: money(premium) };
  return [
    policy === null && t('ci.next.wait'),
    payer === 'financed'
      ? policy === null && t('ci.next.paid', price)
      : policy === null
        ? t('ci.next.payLater', { ...price, how: howToPay ?? t('ci.payByPolicy') })
        : // It has steps of its own.
          false,
    policy !== null && t('ci.next.read'),
    payer === 'own' && policy !== null && coverWords(policy, { today, t }),
    // What is not paid yet need not be.
    policy !== null && t(payer === 'own' ? 'ci.next.refundDue' : 'ci.next.refund', { date: dmy(policy.refundUntil) }),
  ].filter((step) => step !== false);
};

/** How what is due is paid, step by step. */
const payStepsOf = ({ policy, premium, howToPay, loan }: CreditInsurance, t: Translate): string[] => {
  const sum = money(premium);
  return [
    t('ci.pay.number', { number: unbroken(loan.contractNumber) }),
    howToPay ?? t('ci.payByPolicy'),
    policy?.payUntil ? t('ci.pay.sumUntil', { sum, date: dmy(policy.payUntil) }) : t('ci.pay.sum', { sum }),
  ];
};

/** The paper of what stands now: the policy; before it, where the service has it, the application. */
function Paper({
  insurance: { policy, applicationUrl },
  due,
  mycar,
  host,
  documentAt,
}: { insurance: CreditInsurance; due: boolean; mycar: boolean } & Pick<ScreenProps<Screens>, 'host' | 'documentAt'>) {
  const t = useT();
  const service = mycar ? 'mydirect' : 'bankIntegration';
  if (policy !== null)
    return (
      <DocumentButton
        address={documentAt(service, policy.documentUrl)}
        title={t('ci.policyTitle')}
        // What is left is to pay it: that is then the main thing.
        tone={due ? 'secondary' : 'primary'}
        host={host}
      >
        {t('ci.openPolicy')}
      </DocumentButton>
    );
  if (applicationUrl === null) return null;
  return (
    <DocumentButton address={documentAt(service, applicationUrl)} title={t('ci.application')} host={host}>
      {t('ci.openApplication')}
    </DocumentButton>
  );
}

/** The application is with the insurer; when the policy is made, the page says so. Opened again, it says the same. */
export function Success({ screen, context, send, config, facts, host, documentAt }: ScreenProps<Screens>) {
  const t = useT();
  const mycar = screen === 'ci-mycar-success';
  if (context.id === null) return <WithoutId screen={screen} />;
  const insurance = insuranceOf(context);
  const { sendDataToInsurer, submitCreditInsurance } = context.responses;
  const status =
    insurance && insurance.status !== 'offered'
      ? insurance.status
      : ((sendDataToInsurer ?? submitCreditInsurance)?.status ?? 'sent');
  // A policy that is made is not paid for yet where it is paid apart from the loan.
  const told = status === 'issued' && insurance?.payer === 'own' ? 'toPay' : status;
  const isOpen = told === 'toPay' || told === 'underwriting';
  const [title, text] =
    (
      {
        toPay: ['ci.toPay', null],
        issued: ['ci.issued', 'ci.issuedPaid'],
        underwriting: ['ci.underwriting', 'ci.underwritingText'],
      } as const
    )[told as 'issued'] ?? (['ci.success', 'ci.sentText'] as const);
  const done = (
    <Notice
      level="h1"
      tone={isOpen ? 'neutral' : 'success'}
      icon={told === 'toPay' ? 'document' : isOpen ? 'clock' : 'check'}
      title={t(title)}
      text={text === null ? undefined : t(text)}
    >
      {insurance && (
        <>
          {insurance.policy && (
            <div className={css({ pb: '16' })}>
              <Price {...insurance} due={isDue(insurance)} until={insurance.policy.payUntil ?? null} />
            </div>
          )}
          {insurance.policy && <SummaryList rows={isDue(insurance) ? payRows(insurance, t) : hasRows(insurance, t)} />}
          {isDue(insurance) && <CopyNumber number={insurance.loan.contractNumber} host={host} />}
          <Paper insurance={insurance} due={isDue(insurance)} mycar={mycar} host={host} documentAt={documentAt} />
        </>
      )}
      <Button full tone="quiet" event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t(mycar ? 'ci.findOther' : 'nav.myApplications')}
      </Button>
      <ReturnMain host={host} />
    </Notice>
  );
  return (
    <div data-screen={screen} className={insurance ? arranged({ as: 'level' }) : undefined}>
      {insurance ? (
        <Columns
          parts="half"
          main={done}
          aside={
            <>
              {isDue(insurance) && <NextSteps title={t('ci.toPayWay')} steps={payStepsOf(insurance, t)} />}
              <NextSteps title={t('ci.next')} steps={stepsOf(insurance, { today: facts.today, t })} />
              <Card>
                <SummaryList rows={paperRows(insurance, t)} />
                <div className={css({ pt: '12' })}>
                  <Button full tone="secondary" onClick={() => openContacts(config, host)}>
                    {t('nav.contactUs')}
                  </Button>
                </div>
              </Card>
            </>
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
