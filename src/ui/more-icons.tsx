import { iconsOf, PATHS, RING } from './icons.tsx';

/** All icons: for what no first page draws. */
export const ALL = {
  ...PATHS,
  clock: `${RING}M10 6v4l2.5 2`,
  forward: 'm8 4.5 5.5 5.5L8 15.5',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  list: 'M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5',
  document: 'M5 2.75h6.5L15.5 7v10.25H5zM11.25 3v4.25h4M7.75 11h5M7.75 14h5',
  camera: 'M2.75 6.25h3.5l1.25-2h5l1.25 2h3.5v9.5H2.75zM7.25 10.75a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0z',
  exit: 'M8 3.25H4v13.5h4M12.5 6.5 16 10l-3.5 3.5M15.5 10H7.5',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM13 13l4 4',
  copy: 'M7 7h9.25v9.75H7zM13 7V3.25H3.75V13H7',
  empty: 'M3 11.5 5.5 4h9l2.5 7.5V16H3zM3 11.5h4.25l1 2h3.5l1-2H17',
};
export type IconName = keyof typeof ALL;

export const MoreIcon = iconsOf(ALL);
