import type { CallOutput } from '../../../openapi/index.ts';
import { dmy, money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { Read } from '../props.ts';
import { Card, Skeleton, SummaryList, type SummaryRow } from '../../ui/index.ts';
import { ListProblem } from '../questionnaire/list-problem.tsx';
import { kindName } from './words.ts';

/** What the insurers were asked: the claim as they see it. */
export function OfferFor({ read }: { read: Read<CallOutput<'getOfferClaim'>> }) {
  const t = useT();
  if (read.error !== null) return <ListProblem reads={[read]} />;
  if (read.data === undefined) return <Skeleton lines={1} />;
  const { carName, year, plate, price, kind, termMonths, startDate, drivers } = read.data;
  const rows: SummaryRow[] = [
    { label: t('ins.row.car'), value: [carName, year, plate].filter(Boolean).join(', ') },
    ...(price === null ? [] : [{ label: t('car.price'), value: money(price) }]),
    ...(kind === null ? [] : [{ label: t('ins.row.kind'), value: kindName(kind, t) }]),
    ...(termMonths === null ? [] : [{ label: t('ins.row.term'), value: months(termMonths, t) }]),
    ...(startDate === null ? [] : [{ label: t('ins.row.start'), value: dmy(startDate) }]),
    { label: t('ins.row.drivers'), value: t('ins.row.driversValue', { n: drivers }) },
  ];
  return (
    <Card>
      <SummaryList rows={rows} />
    </Card>
  );
}
