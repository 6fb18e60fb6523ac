/** What more than one of them is drawn with. */
const RING = 'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0z';
const LID = 'M1.75 10S4.5 4.75 10 4.75 18.25 10 18.25 10 15.5 15.25 10 15.25 1.75 10 1.75 10z';

/** Our own small set, 20 × 20, drawn with strokes in the text's colour. Always beside a word or inside a named control. */
const PATHS = {
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  cross: 'm5 5 10 10M15 5 5 15',
  clock: `${RING}M10 6v4l2.5 2`,
  alert: `${RING}M10 6v4.75M10 13.5v.25`,
  info: `${RING}M10 9.25V14M10 6.25v.25`,
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
  forward: 'm8 4.5 5.5 5.5L8 15.5',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  list: 'M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5',
  document: 'M5 2.75h6.5L15.5 7v10.25H5zM11.25 3v4.25h4M7.75 11h5M7.75 14h5',
  camera: 'M2.75 6.25h3.5l1.25-2h5l1.25 2h3.5v9.5H2.75zM7.25 10.75a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0z',
  phone:
    'M6.75 3.25 8 7 6.25 8.5a10 10 0 0 0 5.25 5.25L13 12l3.75 1.25v2.5c0 .75-.5 1.25-1.25 1.25C8.5 17 3 11.5 3 4.5c0-.75.5-1.25 1.25-1.25z',
  exit: 'M8 3.25H4v13.5h4M12.5 6.5 16 10l-3.5 3.5M15.5 10H7.5',
  language: `${RING}M2.75 10h14.5M10 2.75c4 4.25 4 10.25 0 14.5-4-4.25-4-10.25 0-14.5`,
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM13 13l4 4',
  eye: `${LID}M7.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z`,
  eyeOff: `${LID}M4 16 16 4`,
  edit: 'm3.5 16.5.75-3.5L13 4.25 15.75 7 7 15.75zM11.25 6 14 8.75',
  remove: 'M4 5.5h12M8 5.5V3.25h4V5.5M5.5 5.5 6.25 17h7.5l.75-11.5',
  repeat: 'M15.75 8A6.25 6.25 0 1 0 16 11.5M16.25 3.75V8H12',
  copy: 'M7 7h9.25v9.75H7zM13 7V3.25H3.75V13H7',
  chat: 'M3 3.75h14v10H9.25L5.75 17v-3.25H3z',
  empty: 'M3 11.5 5.5 4h9l2.5 7.5V16H3zM3 11.5h4.25l1 2h3.5l1-2H17',
};
export type IconName = keyof typeof PATHS;

/** A decoration: hidden from screen readers. `size` in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 | 24 | 40 }) {
  return (
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
      <path d={PATHS[name]} />
    </svg>
  );
}
