import type { ComponentProps } from 'react';
import { Beside } from '../beside.tsx';
import { loadCatalogue } from '../../i18n/index.ts';
import type Part from './what-follows.tsx';

const load = async () => {
  const [part] = await Promise.all([import('./what-follows.tsx'), loadCatalogue('progress')]);
  return part.default;
};

/** Beside what is typed, signed or paid, where there is room: what is done, and what follows. */
export function Follows(props: ComponentProps<typeof Part>) {
  return <Beside load={load} of={props} />;
}
