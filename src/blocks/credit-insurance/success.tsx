import type { CreditInsurance } from '../../../openapi/index.ts';
import { dateTimeKz, dmy } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { Button, Notice, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { ReturnMain } from '../return-main.tsx';
import { WithoutId } from './ends.tsx';
import { insuranceOf } from './insurance.ts';

type Screens = 'ci-success' | 'ci-mcrdt-success' | 'ci-mycar-success';

const rowsOf = ({ number, sentAt, insurer, policy }: CreditInsurance, t: Translate): SummaryRow[] => [
  ...(number === null ? [] : [{ label: t('ci.number'), value: number }]),
  ...(sentAt === null ? [] : [{ label: t('ci.sentAt'), value: dateTimeKz(sentAt) }]),
  { label: t('ci.insurer'), value: insurer.name },
  ...(policy === null
    ? []
    : [
        { label: t('ci.policy'), value: policy.number },
        { label: t('ci.policyTerm'), value: t('ci.fromTo', { from: dmy(policy.dateFrom), to: dmy(policy.dateTo) }) },
        { label: t('ci.refund'), value: dmy(policy.refundUntil) },
      ]),
];

/** The application is with the insurer; when the policy is made, the page says so. Opened again, it says the same. */
export function Success({ screen, context, send, host }: ScreenProps<Screens>) {
  const t = useT();
  const mycar = screen === 'ci-mycar-success';
  if (context.id === null) return <WithoutId screen={screen} title={t('ci.success')} />;
  const insurance = insuranceOf(context);
  const { sendDataToInsurer, submitCreditInsurance } = context.responses;
  const status =
    insurance && insurance.status !== 'offered'
      ? insurance.status
      : ((sendDataToInsurer ?? submitCreditInsurance)?.status ?? 'sent');
  const [title, text] =
    (
      {
        issued: ['ci.issued', 'ci.issuedText'],
        underwriting: ['ci.underwriting', 'ci.underwritingText'],
      } as const
    )[status as 'issued'] ?? (['ci.success', 'ci.sentText'] as const);
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        tone={status === 'underwriting' ? 'neutral' : 'success'}
        icon={status === 'underwriting' ? 'clock' : 'check'}
        title={t(title)}
        text={t(text)}
      >
        {insurance && <SummaryList rows={rowsOf(insurance, t)} />}
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t(mycar ? 'ci.otherPhone' : 'nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
