import { type ComponentType, lazy } from 'react';
import type { SectionIcon } from './icons.tsx';

const Controls = () => import('./sections/controls.tsx');

/** The console's sections, in the order of the menu. Each has the texts `qa.<id>.title` and `qa.<id>.lead`. */
export const sections = [
  { id: 'find', icon: 'search', component: lazy(() => import('./sections/find.tsx')) },
  { id: 'person', icon: 'eye', component: lazy(() => import('./sections/person.tsx')) },
  { id: 'sms', icon: 'chat', component: lazy(() => import('./sections/sms.tsx')) },
  { id: 'visits', icon: 'exit', component: lazy(() => Controls().then(({ Visits }) => ({ default: Visits }))) },
  { id: 'answers', icon: 'document', component: lazy(() => Controls().then(({ Answers }) => ({ default: Answers }))) },
  { id: 'faults', icon: 'alert', component: lazy(() => import('./sections/faults.tsx')) },
  { id: 'clock', icon: 'clock', component: lazy(() => import('./sections/clock.tsx')) },
  { id: 'examples', icon: 'list', component: lazy(() => import('./sections/examples.tsx')) },
  { id: 'scenarios', icon: 'copy', component: lazy(() => import('./sections/scenarios.tsx')) },
  { id: 'people', icon: 'info', component: lazy(() => import('./sections/people.tsx')) },
  { id: 'host', icon: 'phone', component: lazy(() => import('./sections/host.tsx')) },
  { id: 'log', icon: 'repeat', component: lazy(() => import('./sections/log.tsx')) },
  { id: 'errors', icon: 'cross', component: lazy(() => import('./sections/errors.tsx')) },
  { id: 'funnel', icon: 'down', component: lazy(() => import('./sections/funnel.tsx')) },
  { id: 'ledger', icon: 'check', component: lazy(() => import('./sections/ledger.tsx')) },
  { id: 'plan', icon: 'edit', component: lazy(() => import('./sections/plan.tsx')) },
] as const satisfies readonly { id: string; icon: SectionIcon; component: ComponentType }[];

/** The section of this name; the first for any other. */
export const sectionOf = (name: string | null): (typeof sections)[number] =>
  sections.find(({ id }) => id === name) ?? sections[2];
