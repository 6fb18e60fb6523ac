import { iconsOf } from '../ui/icons.tsx';
import { ALL } from '../ui/more-icons.tsx';

const WITH_OWN = {
  ...ALL,
  edit: 'm3.5 16.5.75-3.5L13 4.25 15.75 7 7 15.75zM11.25 6 14 8.75',
  eye: 'M1.75 10S4.5 4.75 10 4.75 18.25 10 18.25 10 15.5 15.25 10 15.25 1.75 10 1.75 10zM7.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
  repeat: 'M15.75 8A6.25 6.25 0 1 0 16 11.5M16.25 3.75V8H12',
};
export type SectionIcon = keyof typeof WITH_OWN;

export const Icon = iconsOf(WITH_OWN);
