import type { ReactNode } from 'react';

/** A sign drawn like the icons, of few pages only: it comes with them. Its lines lie in a square of 20. */
export const LineSign = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    width={20}
    height={20}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
