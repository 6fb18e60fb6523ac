/** A car seen from its side, in the colour of the text around. */
export function CarDrawing() {
  return (
    <svg viewBox="0 0 120 54" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M4 38c0-6 4-9 12-10l14-3c8-8 16-12 26-12h16c10 0 16 5 23 12l11 3c7 2 10 5 10 10v2c0 2-1 3-3 3h-8a10 10 0 0 0-20 0H37a10 10 0 0 0-20 0H8c-3 0-4-2-4-5ZM38 25h20v-8h-2c-7 0-13 3-18 8Zm24 0h26c-5-5-10-8-16-8H62Z"
      />
      <circle cx="27" cy="43" r="8" fill="currentColor" />
      <circle cx="95" cy="43" r="8" fill="currentColor" />
      <circle cx="27" cy="43" r="3" fill="#fff" />
      <circle cx="95" cy="43" r="3" fill="#fff" />
    </svg>
  );
}
