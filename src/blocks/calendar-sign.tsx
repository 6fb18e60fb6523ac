import { LineSign } from './line-sign.tsx';

/** A day or days. */
export const CalendarSign = () => (
  <LineSign>
    <path d="M3.5 4.5h13v12h-13zM3.5 8.5h13M7 2.75v3.5M13 2.75v3.5" />
  </LineSign>
);
