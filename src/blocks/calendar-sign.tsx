/** A day or days, drawn like the icons; of few pages only, so it comes with them. */
export function CalendarSign() {
  return (
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
      <path d="M3.5 4.5h13v12h-13zM3.5 8.5h13M7 2.75v3.5M13 2.75v3.5" />
    </svg>
  );
}
