import type { ReactNode } from 'react';
import type { ScreenId } from '../../../machines/screens.ts';
import type { TextId } from '../../../locales/ids.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProblem } from '../props.ts';
import { Page } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Back } from '../claim/back.tsx';

type StepTitle = Extract<
  TextId,
  'ins.customer.title' | 'ins.car.title' | 'ins.check.title' | 'ins.contract.title' | 'ins.product.title'
>;

interface Props {
  screen: ScreenId;
  title: StepTitle;
  busy: boolean;
  lead?: ReactNode;
  /** Where the way back leads, in words. */
  back?: string | undefined;
  onBack: () => void;
  /** A draft is given up where it is filled in; where there are two columns, beside the form's button. */
  decline?: ReactNode;
  children: ReactNode;
}

/** One of the steps of a car insurance before its offers. */
export function InsuranceStep({ screen, title, busy, lead, back, onBack, decline, children }: Props) {
  const t = useT();
  const isWide = useWide();
  return (
    <Page
      screen={screen}
      title={t(title)}
      lead={lead}
      above={<Back onBack={onBack} busy={busy} {...(back === undefined ? {} : { label: back })} />}
    >
      {children}
      {!isWide && decline}
    </Page>
  );
}

/** Fields that the server names with their step in front. */
export const fieldsOf = (problem: ScreenProblem | null, prefix: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([path, messages]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      messages,
    ]),
  );
