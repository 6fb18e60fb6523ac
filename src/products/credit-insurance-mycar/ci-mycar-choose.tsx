import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { TextId } from '../../../locales/ids.ts';
import type { CallOutput } from '../../../openapi/index.ts';
import { dmy, isoDayKz, money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page, StatusTag, type StatusTone, SummaryList } from '../../ui/index.ts';
import { CarHead } from '../../blocks/claim/car-head.tsx';
import { Price } from '../../blocks/credit-insurance/price.tsx';
import { About } from './blocks/about.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

const TONE: Readonly<Record<string, StatusTone>> = {
  offered: 'approved',
  underwriting: 'pending',
  sent: 'pending',
  issued: 'approved',
  refused: 'rejected',
};

type Found = CallOutput<'findCreditInsurances'>['insurances'][number];

/** The policy stands, and ends if it is not paid. */
const isDue = ({ payer, payUntil }: Found): boolean => payer === 'own' && Boolean(payUntil);

/** What is done about it; of the others there is something to look at. */
const WAYS: Readonly<Record<string, TextId>> = { offered: 'ci.toTake', issued: 'ci.openPolicy' };
const wayOf = (one: Found): TextId => (isDue(one) ? 'ci.toPayWay' : (WAYS[one.status] ?? 'ci.toLook'));

const day = (moment: string): string => dmy(isoDayKz(Date.parse(moment)));

/** Several insurances of one phone. */
export default function MycarChoose({ screen, context, send, busy }: ScreenProps<'ci-mycar-choose'>) {
  const t = useT();
  const found = context.responses.findCreditInsurances?.insurances ?? [];
  // What ends unless it is paid comes before what may be taken; of several alike none is the page's one thing to do.
  const due = found.filter(isDue);
  const first = due.length > 0 ? due : found.filter(({ status }) => status === 'offered');
  const main = first.length === 1 ? first[0] : undefined;
  const inOrder = [...due, ...found.filter((one) => !isDue(one))];
  return (
    <Page screen={screen} title={t('ci.choose')} lead={t('ci.chooseLead', { n: found.length })}>
      <div className={arranged({ as: 'found' })}>
        {inOrder.map((one) => {
          const name = t('ci.ofLoan', { sum: money(one.loanSum), term: months(one.termMonths, t) });
          const go = t(wayOf(one));
          return (
            <Card as="article" key={one.insurance_id}>
              <div className={stack({ gap: '12' })}>
                <div className={arranged({ as: 'status' })}>
                  <h2 className={css({ textStyle: 'h3' })}>{name}</h2>
                  {/* Nothing is well as long as it is not paid. */}
                  <StatusTag tone={isDue(one) ? 'pending' : (TONE[one.status] ?? 'neutral')}>
                    {isDue(one) ? t('ci.waitsPay') : one.statusName}
                  </StatusTag>
                </div>
                {one.carName !== null && <CarHead name={one.carName} facts={[one.bank.name]} />}
                <Price {...one} due={isDue(one)} />
                <SummaryList
                  rows={[
                    ...(one.carName === null ? [{ label: t('ci.lender'), value: one.bank.name }] : []),
                    ...(isDue(one)
                      ? [{ label: t('ci.payBy'), value: t('ci.until', { date: dmy(one.payUntil ?? '') }) }]
                      : []),
                    ...(one.status === 'offered'
                      ? [{ label: t('ci.offer'), value: t('ci.until', { date: day(one.validUntil) }) }]
                      : []),
                  ]}
                />
                <Button
                  full
                  busy={busy}
                  tone={one === main ? 'primary' : 'secondary'}
                  event="CHOOSE_INSURANCE"
                  aria-label={t('ci.openNamed', {
                    go,
                    name,
                    status: isDue(one) ? t('ci.waitsPay') : one.statusName,
                  })}
                  onClick={() => send({ type: 'CHOOSE_INSURANCE', values: { insuranceId: one.insurance_id } })}
                >
                  {go}
                </Button>
              </div>
            </Card>
          );
        })}
        <About />
        <div className={arranged({ as: 'ways' })}>
          <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
            {t('ci.otherPhone')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
