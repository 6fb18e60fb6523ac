import { css } from '@styled/css';
import type { TextId } from '../../../locales/ids.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { useT } from '../../i18n/index.ts';
import { Button, SummaryList } from '../../ui/index.ts';
import { Folded } from './folded.tsx';
import { insuranceOf } from './insurance.ts';

/** How many questions of the health were answered with "yes", as far as this visit knows. */
export const saidYes = ({ answers }: Readonly<FlowContext>): number =>
  Object.values(answers.SUBMIT_HEALTH?.answers ?? {}).filter((answer) => answer === 'yes').length;

/** What was answered of the health, before it goes and cannot be mended. `onChange`: goes back to them; `change`: its words. */
export function HealthSaid({
  context,
  open,
  busy = false,
  onChange,
  change = 'ci.healthChange',
}: {
  context: Readonly<FlowContext>;
  open: boolean;
  busy?: boolean;
  onChange: () => void;
  change?: TextId;
}) {
  const t = useT();
  const answers = context.answers.SUBMIT_HEALTH?.answers;
  const questions = insuranceOf(context)?.health ?? [];
  if (answers === undefined || questions.length === 0) return null;
  const yes = saidYes(context);
  return (
    <Folded
      about={t('ci.health')}
      lines={[yes > 0 ? t('ci.saidYes', { yes, all: questions.length }) : t('ci.saidNo')]}
      open={open}
    >
      <SummaryList
        rows={questions.map(({ alias, text }) => ({
          label: text,
          value: t(answers[alias] === 'yes' ? 'ci.yes' : 'ci.no'),
        }))}
      />
      <div className={css({ pt: '12' })}>
        <Button full tone="secondary" busy={busy} onClick={onChange}>
          {t(change)}
        </Button>
      </div>
    </Folded>
  );
}
