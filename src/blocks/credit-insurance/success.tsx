import { use } from 'react';
import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { dateTimeKz, dmy, money, unbroken } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { AboveContext, Button, HelpContext, Notice, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { Columns } from '../columns.tsx';
import { DocumentButton } from '../document-button.tsx';
import { NextSteps } from '../next-steps.tsx';
import { ReturnMain } from '../return-main.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { WithoutId } from './ends.tsx';
import { Folded } from './folded.tsx';
import { saidYes } from './health-said.tsx';
import { insuranceOf } from './insurance.ts';
import { PayCard } from './pay-card.tsx';
import { Price } from './price.tsx';

type Screens = 'ci-success' | 'ci-mcrdt-success' | 'ci-mycar-success';

/** It is still to be paid, apart from the loan. */
const isDue = ({ policy, payer }: Pick<CreditInsurance, 'policy' | 'payer'>): boolean =>
  policy !== null && payer === 'own';

/** For how long, and up to how much. */
const hasRows = ({ sumInsured, policy }: CreditInsurance, t: Translate): SummaryRow[] =>
  policy === null
    ? []
    : [
        { label: t('ci.policyTerm'), value: t('ci.fromTo', { from: dmy(policy.dateFrom), to: dmy(policy.dateTo) }) },
        { label: t('ci.sumInsured'), value: money(sumInsured) },
      ];

/** Its price, where nothing is due. */
const priceRow = ({ premium }: CreditInsurance, t: Translate): SummaryRow => ({
  label: t('ci.premium'),
  value: money(premium),
});

/** What one is asked for; what stands above is not said again. */
const paperRows = (insurance: CreditInsurance, t: Translate): SummaryRow[] => {
  const { number, sentAt, insurer, policy, payer, bank, loan } = insurance;
  return [
    ...(policy === null
      ? [priceRow(insurance, t), { label: t('ci.paid'), value: t(`ci.payer.${payer}`) }]
      : isDue(insurance)
        ? hasRows(insurance, t)
        : []),
    { label: t('ci.lender'), value: bank.name },
    // Where it is paid by that number, the number stands with the way to pay.
    ...(isDue(insurance) ? [] : [{ label: t('ci.contract'), value: unbroken(loan.contractNumber) }]),
    { label: t('ci.insurer'), value: insurer.name },
    // Without a policy the heading has it.
    ...(policy === null || number === null ? [] : [{ label: t('ci.number'), value: number }]),
    ...(policy === null || sentAt === null ? [] : [{ label: t('ci.sentAt'), value: dateTimeKz(sentAt) }]),
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
  { policy, payer, premium }: CreditInsurance,
  { today, decides, t }: { today: string; decides: boolean; t: Translate },
): string[] => {
  const price = { sum: money(premium) };
  const own = payer === 'own';
  if (policy === null)
    return [
      t(decides ? 'ci.next.decision' : 'ci.next.wait'),
      own ? t('ci.next.payLater', price) : t('ci.next.paid', price),
      t('ci.about.back'),
    ];
  return [
    t('ci.next.read'),
    own && coverWords(policy, { today, t }),
    // What is not paid yet need not be.
    t(own ? 'ci.next.refundDue' : 'ci.next.refund', { date: dmy(policy.refundUntil) }),
  ].filter((step) => step !== false);
};

/** The paper of what stands now: the policy; before it, where the service has it, the application. */
function Paper({
  insurance: { policy, payer, applicationUrl },
  mycar,
  host,
  documentAt,
}: { insurance: CreditInsurance; mycar: boolean } & Pick<ScreenProps<Screens>, 'host' | 'documentAt'>) {
  const t = useT();
  const service = mycar ? 'mydirect' : 'bankIntegration';
  if (policy !== null)
    return (
      <DocumentButton
        address={documentAt(service, policy.documentUrl)}
        title={t('ci.policyTitle')}
        tone={isDue({ policy, payer }) ? 'secondary' : 'primary'}
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

/** The number that one is asked for, and the rest one press away. */
function Details({ insurance, open }: { insurance: CreditInsurance; open: boolean }) {
  const t = useT();
  const { number, policy } = insurance;
  const asked = policy === null ? number : policy.number;
  return (
    <Folded
      about={t(policy === null ? 'ci.number' : 'ci.policy')}
      lines={asked === null ? [] : [unbroken(asked)]}
      open={open}
    >
      <SummaryList rows={paperRows(insurance, t)} />
    </Folded>
  );
}

/** The application is with the insurer; when the policy is made, the page says so. Opened again, it says the same. */
export function Success({ screen, context, send, facts, host, documentAt }: ScreenProps<Screens>) {
  const t = useT();
  const help = use(HelpContext);
  const isWide = useWide();
  // The last stage: the insurer makes the policy, or has made it.
  const line = use(AboveContext);
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
        underwriting: ['ci.underwriting', saidYes(context) > 0 ? 'ci.underwritingYes' : 'ci.underwritingText'],
      } as const
    )[told as 'issued'] ?? (['ci.success', 'ci.sentText'] as const);
  const onward = (
    <Button full tone="quiet" event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
      {t(mycar ? 'ci.findOther' : 'nav.myApplications')}
    </Button>
  );
  const done = (
    <Notice
      level="h1"
      tone={isOpen ? 'neutral' : 'success'}
      icon={told === 'toPay' ? 'document' : isOpen ? 'clock' : 'check'}
      title={t(title)}
      text={text === null ? undefined : t(text)}
    >
      {insurance && isDue(insurance) && (
        <>
          <div className={css({ pb: '8' })}>
            <Price {...insurance} due until={insurance.policy?.payUntil ?? null} />
          </div>
          <PayCard insurance={insurance} host={host} />
        </>
      )}
      {/* Sent, and waited for: since when. */}
      {insurance?.policy === null && insurance.sentAt !== null && (
        <SummaryList rows={[{ label: t('ci.sentAt'), value: dateTimeKz(insurance.sentAt) }]} />
      )}
      {insurance?.policy && !isDue(insurance) && (
        <SummaryList rows={[...hasRows(insurance, t), priceRow(insurance, t)]} />
      )}
      {insurance && <Paper insurance={insurance} mycar={mycar} host={host} documentAt={documentAt} />}
      {!(mycar && insurance) && onward}
      <ReturnMain host={host} />
      {!insurance && help({ coded: false })}
    </Notice>
  );
  return (
    <div data-screen={screen} className={insurance ? arranged({ as: 'level' }) : undefined}>
      {insurance && line(null)}
      {insurance ? (
        <Columns
          parts="half"
          main={done}
          // Of this one it says nothing: below everything.
          end={mycar && !isWide && <div className={arranged({ as: 'ways' })}>{onward}</div>}
          aside={
            <>
              <NextSteps
                title={t('ci.next')}
                steps={stepsOf(insurance, { today: facts.today, decides: told === 'underwriting', t })}
              />
              <Details insurance={insurance} open={isWide} />
              {help({ coded: false })}
              {mycar && isWide && <div className={arranged({ as: 'ways' })}>{onward}</div>}
            </>
          }
        />
      ) : (
        done
      )}
    </div>
  );
}
