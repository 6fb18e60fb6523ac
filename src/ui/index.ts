export { announce } from './announce.store.ts';
export { Button } from './button.tsx';
export { confirm } from './dialogs/open.ts';
export { Failed, type Failing, FailingContext } from './failing.tsx';
export { Icon } from './icons.tsx';
export { Link, LinkButton, NavigationContext, OuterLink } from './link.tsx';
export { type ModalProps, modals } from './modals.store.ts';
export { Banner, Card, Skeleton, Spinner } from './parts/content.tsx';
export { OwnFailing } from './own-failing.tsx';
export { LongText } from './parts/long-text.tsx';
export { Page } from './parts/page.tsx';
export {
  EmptyState,
  ErrorBlock,
  Notice,
  StatusTag,
  type StatusTone,
  SummaryList,
  type SummaryRow,
} from './parts/records.tsx';
export { Stepper } from './parts/stepper.tsx';
export { UiRoot } from './root.tsx';
export { ClientLayout, DefaultLayout, EmptyLayout, NestedLayout } from './shell/layouts.tsx';
export type { ShellFacts } from './shell/types.ts';
export { snackbar } from './snackbar.store.ts';
