import { useState } from 'react';
import { css } from '@styled/css';
import { isTextId, useT } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { useRead } from '../data.ts';
import type { Answer } from '../outside/shapes.ts';
import { Filter, Filters, Fine, Loaded, Part, ToApp } from '../parts.tsx';

type Flow = Answer<'funnel'>[number];

/** How far visits come in each flow. */
export default function Funnel() {
  const t = useT();
  const funnel = useRead('funnel');
  const [only, setOnly] = useState('');
  return (
    <Loaded query={funnel}>
      {(flows) =>
        flows.length === 0 ? (
          <EmptyState title={t('qa.funnel.none')}>
            <ToApp />
          </EmptyState>
        ) : (
          <>
            <Filters>
              <Filter
                label={t('qa.funnel.flow')}
                value={only}
                options={flows.map(({ flow }) => ({ value: flow, label: flow }))}
                onChange={setOnly}
              />
            </Filters>
            {flows
              .filter(({ flow }) => only === '' || flow === only)
              .map((flow) => (
                <Part key={flow.flow} title={flow.flow} hint={t('qa.funnel.visits', { n: flow.visits })}>
                  <States flow={flow} />
                </Part>
              ))}
          </>
        )
      }
    </Loaded>
  );
}

const figure = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const head = css({
  textStyle: 'caption',
  color: 'fg.muted',
  fontWeight: 'regular',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '&:first-child': { textAlign: 'start' },
});

function States({ flow: { flow, visits, states } }: { flow: Flow }) {
  const t = useT();
  const milestoneOf = (id: string | null): string => {
    const text = `milestone.${id ?? ''}`;
    return isTextId(text) ? t(text) : '';
  };
  return (
    <table
      className={css({
        width: 'full',
        borderCollapse: 'separate',
        borderSpacing: '0',
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        '& :is(th, td)': { px: '8', py: '8', verticalAlign: 'top' },
        '& :is(th, td):first-child': { ps: '16' },
        '& :is(th, td):last-child': { pe: '16' },
        '& tbody :is(th, td)': { borderTop: '1px solid {colors.border.subtle}' },
      })}
      aria-label={flow}
    >
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('qa.funnel.state')}
          </th>
          {(['entered', 'wentOn', 'ended'] as const).map((column) => (
            <th key={column} scope="col" className={head}>
              {t(`qa.funnel.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, milestone, entered, wentOn, ended }) => (
          <tr key={state}>
            <th
              scope="row"
              className={css({ textAlign: 'start', fontWeight: 'regular', overflowWrap: 'anywhere', width: 'full' })}
            >
              {state} <Fine>{milestoneOf(milestone)}</Fine>
              <span
                aria-hidden="true"
                className={css({ display: 'block', height: '[4px]', mt: '4', borderRadius: 'l1', bg: 'accent.solid' })}
                style={{ width: `${Math.max(1, Math.round((entered / visits) * 100))}%` }}
              />
            </th>
            <td className={figure}>{entered}</td>
            <td className={figure}>{wentOn}</td>
            <td className={figure}>{ended}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
