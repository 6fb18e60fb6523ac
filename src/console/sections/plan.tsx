import { useT } from '../../i18n/index.ts';
import { Button, Card, EmptyState, StatusTag, SummaryList } from '../../ui/index.ts';
import { useAct, useRead } from '../data.ts';
import { nothing } from '../outside/shapes.ts';
import { Loaded, ToSection } from '../parts.tsx';

const said = (list: readonly string[]): string => (list.length === 0 ? '—' : list.join('\n'));

/** The strict plan of a test: what was foreseen, what came. */
export default function Plan() {
  const t = useT();
  const plan = useRead('plan');
  const { busy, run } = useAct();
  return (
    <Loaded query={plan}>
      {({ active, ok, calls, unplanned, unused, invalid }) =>
        active ? (
          <>
            <Card>
              <StatusTag tone={ok ? 'approved' : 'action'}>{t(ok ? 'qa.plan.ok' : 'qa.plan.open')}</StatusTag>
              <SummaryList
                rows={[
                  { label: t('qa.plan.unused'), value: said(unused.map((one) => one.operationId)) },
                  { label: t('qa.plan.calls'), value: said(calls) },
                  { label: t('qa.plan.unplanned'), value: said(unplanned) },
                  { label: t('qa.plan.invalid'), value: said(invalid.map((one) => one.operationId)) },
                ]}
              />
            </Card>
            <Button
              tone="secondary"
              busy={busy}
              event="CLEAR_PLAN"
              onClick={() => void run({ method: 'DELETE', path: 'plan' }, nothing, t('qa.plan.cleared'))}
            >
              {t('qa.plan.clear')}
            </Button>
          </>
        ) : (
          <EmptyState title={t('qa.plan.none')} text={t('qa.plan.noneText', { address: '/sandbox/api/plan' })}>
            <ToSection id="faults">{t('qa.bendOne')}</ToSection>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
