/** What more than one of them is drawn with. */
export const RING = 'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0z';

/** What first pages draw. All others come later: `more-icons.tsx`. */
export const PATHS = {
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  cross: 'm5 5 10 10M15 5 5 15',
  alert: `${RING}M10 6v4.75M10 13.5v.25`,
  info: `${RING}M10 9.25V14M10 6.25v.25`,
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  phone:
    'M6.75 3.25 8 7 6.25 8.5a10 10 0 0 0 5.25 5.25L13 12l3.75 1.25v2.5c0 .75-.5 1.25-1.25 1.25C8.5 17 3 11.5 3 4.5c0-.75.5-1.25 1.25-1.25z',
  chat: 'M3 3.75h14v10H9.25L5.75 17v-3.25H3z',
  language: `${RING}M2.75 10h14.5M10 2.75c4 4.25 4 10.25 0 14.5-4-4.25-4-10.25 0-14.5`,
};

export interface IconProps<Name> {
  name: Name;
  size?: 16 | 20 | 24 | 40;
}

/** Our own small set, 20 × 20, drawn with strokes in the text's colour. Always beside a word or inside a named control. */
export const iconsOf = <Paths extends Record<string, string>>(paths: Paths) =>
  /** A decoration: hidden from screen readers. `size` in px. */
  function Icon({ name, size = 20 }: IconProps<keyof Paths & string>) {
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
        <path d={paths[name]} />
      </svg>
    );
  };

export const Icon = iconsOf(PATHS);
