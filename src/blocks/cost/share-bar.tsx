import { css } from '@styled/css';

const bar = css({ display: 'block', width: 'full', height: '[12px]', borderRadius: 'full', overflow: 'hidden' });
const first = css({ fill: 'chart.first' });
const second = css({ fill: 'chart.second' });
const dot = css({ display: 'inline-block', width: '[12px]', height: '[12px]', borderRadius: '[3px]', me: '8' });
const DOTS = { first: `${dot} ${css({ bg: 'chart.first' })}`, second: `${dot} ${css({ bg: 'chart.second' })}` };

/** Two parts of a whole beside each other, drawn; the figures stand in words beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.round((part / whole) * 1_000) / 10 : 100;
  return (
    <svg className={bar} aria-hidden="true" focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect className={first} width={share} height="1" />
      {share < 100 && <rect className={second} x={share + 0.4} width={100 - share} height="1" />}
    </svg>
  );
}

/** The colour of a part of a chart beside its word. */
export function ChartDot({ part }: { part: keyof typeof DOTS }) {
  return <span aria-hidden="true" className={DOTS[part]} />;
}
