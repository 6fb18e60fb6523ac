import { css } from '@styled/css';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Link } from '../link.tsx';
import type { Flow } from './logo.ts';

/** Neutral signs until brand files are there: a sign on a rounded square, the words beside it. */
const SIGNS: Record<Flow, ReactNode> = {
  main: <path d="M9 21.5V15m6.5 6.5v-11m6.5 11V8" />,
  insurance: <path d="M16 7.5 23 10v6c0 4.2-3 7.2-7 8.8-4-1.6-7-4.6-7-8.8v-6z" />,
  leads: <path d="M16 24.5c-5-3.6-8-6.6-8-10.2a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.6-3 6.6-8 10.2z" />,
  mycar: <path d="M7.5 19.5v-3l2.200-5.5h12.600l2.200 5.5v3zM7.5 16.5h17M10.5 19.5v2.5m11-2.5v2.5" />,
};

const slot = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  width: 'logo',
  // As wide as its longest word is in large letters.
  minWidth: '[min-content]',
  minHeight: 'target',
  color: 'fg',
  textDecoration: 'none',
});
const words = css({
  fontSize: '[.875rem]',
  lineHeight: '[1.0625rem]',
  fontWeight: 'semibold',
  letterSpacing: '[-.01em]',
  overflowWrap: 'break-word',
});
const sign = css({ flexShrink: '0', color: 'accent.solid' });

/** The logo of a flow; leads home. Its place has a fixed width, so nothing moves when it changes. */
export function Logo({ flow, size }: { flow: Flow; size: 24 | 32 }) {
  const t = useT();
  return (
    <Link to="home" className={slot} aria-label={t(`logo.${flow}`)} data-logo={flow}>
      <svg className={sign} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
          {SIGNS[flow]}
        </g>
      </svg>
      <span className={words} aria-hidden="true">
        {t(`brand.${flow}`)}
      </span>
    </Link>
  );
}
