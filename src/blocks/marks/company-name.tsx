import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack } from '@styled/patterns';
import { drawings } from './drawings.ts';

export interface Company {
  readonly alias: string;
  readonly name: string;
}
export type CompanyKind = 'lender' | 'insurer';

const svg = css({ flexShrink: '0' });
/** Of a company that has refused, or is out of the choice. */
const grey = css({ flexShrink: '0', filter: '[grayscale(1)]', opacity: '[0.7]' });

/** The company's mark: a rounded square for who lends, a circle for who insures. Its name stands beside it. */
export function CompanyMark({ company, kind, out = false }: { company: Company; kind: CompanyKind; out?: boolean }) {
  const drawing = drawings[company.alias];
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" focusable="false" className={out ? grey : svg}>
      <rect width="32" height="32" rx={kind === 'lender' ? 9 : 16} fill={drawing?.colour ?? '#4b5563'} />
      {drawing ? (
        <path
          d={drawing.lines}
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text x="16" y="21.5" textAnchor="middle" fontSize="16" fontWeight="600" fill="#fff">
          {[...company.name][0]}
        </text>
      )}
    </svg>
  );
}

/** Who it is: mark and name, in a line. */
export function CompanyName({
  company,
  kind,
  out = false,
  children,
}: {
  company: Company;
  kind: CompanyKind;
  /** It has refused: the mark is grey. */
  out?: boolean;
  /** The name as the place wants it: a heading, or words. */
  children: ReactNode;
}) {
  return (
    <div className={hstack({ gap: '12', minW: '0' })}>
      <CompanyMark company={company} kind={kind} out={out} />
      {children}
    </div>
  );
}
