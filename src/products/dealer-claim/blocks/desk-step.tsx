import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';
import type { TextId } from '../../../../locales/ids.ts';
import { useT } from '../../../i18n/index.ts';
import { Icon, Page } from '../../../ui/index.ts';
import { Back } from '../../../blocks/claim/back.tsx';
import { Columns } from '../../../blocks/columns.tsx';

/** The steps of a new claim, as they follow each other. */
const STEPS = {
  'dealer-client': 'dealer.client.title',
  'dealer-car': 'dealer.car.title',
  'dealer-terms': 'dealer.step.terms',
  'dealer-review': 'dealer.step.review',
} as const satisfies Readonly<Record<string, TextId>>;
const ORDER = Object.keys(STEPS);

interface Props {
  screen: keyof typeof STEPS;
  title: string;
  lead?: ReactNode;
  busy: boolean;
  onBack: () => void;
  children: ReactNode;
  /** Beside the form on a desk, below it on a phone. */
  aside?: ReactNode;
}

/** A step of a new claim at a desk: which of them it is, the form on the left, what belongs to it on the right. */
export function DeskStep({ screen, title, lead, busy, onBack, children, aside }: Props) {
  return (
    <Page
      screen={screen}
      title={title}
      lead={
        <>
          <Walk screen={screen} />
          {lead}
        </>
      }
      above={<Back onBack={onBack} busy={busy} />}
    >
      {aside === undefined ? children : <Columns main={children} aside={aside} />}
    </Page>
  );
}

/** The milestone above is one for all four of them: they are named here, those that are done with a tick. */
function Walk({ screen }: Pick<Props, 'screen'>) {
  const t = useT();
  const here = ORDER.indexOf(screen);
  return (
    <ol className={arranged({ as: 'walk' })}>
      {Object.entries(STEPS).map(([step, name], at) => (
        <li key={step} aria-current={at === here ? 'step' : undefined}>
          {at < here && <Icon name="check" size={16} />}
          {t(name)}
        </li>
      ))}
    </ol>
  );
}
