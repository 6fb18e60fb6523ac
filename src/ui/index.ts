export { announce } from './announce.store.ts';
export { Button, type ButtonProps, type ButtonTone, IconButton } from './button.tsx';
export { confirm, contactUs } from './dialogs/open.ts';
export type { ConfirmOptions, ContactUsOptions } from './dialogs/options.ts';
export { Icon, type IconName } from './icons.tsx';
export { layers } from './layers.store.ts';
export { Link, LinkButton, type Navigation, NavigationContext, OuterLink } from './link.tsx';
export { type ModalProps, modals } from './modals.store.ts';
export {
  Banner,
  Card,
  EmptyState,
  ErrorBlock,
  Notice,
  Skeleton,
  Spinner,
  StatusTag,
  type StatusTone,
  SummaryList,
  type SummaryRow,
  Timeline,
  type TimelineEntry,
} from './parts/content.tsx';
export { Page } from './parts/page.tsx';
export { ProgressBar } from './parts/progress-bar.tsx';
export { Stepper } from './parts/stepper.tsx';
export { UiRoot } from './root.tsx';
export { ClientLayout, DefaultLayout, EmptyLayout, NestedLayout } from './shell/layouts.tsx';
export { logoOf } from './shell/logo.ts';
export type { LayoutProps, ShellFacts } from './shell/types.ts';
export { snackbar } from './snackbar.store.ts';
