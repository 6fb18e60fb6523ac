import { LineSign } from './line-sign.tsx';

/** What is insured. */
export const ShieldSign = () => (
  <LineSign>
    <path d="M10 2.75 16 5v5c0 3.5-2.5 6-6 7.25C6.5 16 4 13.5 4 10V5z" />
  </LineSign>
);
