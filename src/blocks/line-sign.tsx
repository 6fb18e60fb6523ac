import type { ReactNode } from 'react';

/** A sign drawn like the icons, of few pages only: it comes with them. Its lines lie in a square of 20. */
export const LineSign = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 24 ? 1.25 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
