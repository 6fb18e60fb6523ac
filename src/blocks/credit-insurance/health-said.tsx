import { carCard } from '@styled/recipes';
import type { TextId } from '../../../locales/ids.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Fold, SummaryList } from '../../ui/index.ts';
import { insuranceOf } from './insurance.ts';

/** What was answered of the health, before it goes and cannot be mended. `onChange`: goes back to them; `change`: its words. */
export function HealthSaid({
  context,
  busy = false,
  onChange,
  change = 'ci.healthChange',
}: {
  context: Readonly<FlowContext>;
  busy?: boolean;
  onChange?: () => void;
  change?: TextId;
}) {
  const t = useT();
  const answers = context.answers.SUBMIT_HEALTH?.answers;
  const questions = insuranceOf(context)?.health ?? [];
  if (answers === undefined || questions.length === 0) return null;
  const yes = questions.filter(({ alias }) => answers[alias] === 'yes').length;
  const classes = carCard();
  return (
    <section className={classes.root}>
      <div className={classes.about}>
        <p>
          <strong>{t('ci.health')}</strong>
          {`\n${yes > 0 ? t('ci.saidYes', { yes, no: questions.length - yes }) : t('ci.saidNo')}`}
        </p>
        {onChange && (
          <div className={classes.change}>
            <Button tone="quiet" busy={busy} onClick={onChange}>
              {t(change)}
            </Button>
          </div>
        )}
      </div>
      {/* An answer that is looked at by a person is seen at once. */}
      <Fold title={t('ci.healthAnswers')} open={yes > 0}>
        <SummaryList
          rows={questions.map(({ alias, text }) => ({
            label: text,
            value: t(answers[alias] === 'yes' ? 'ci.yes' : 'ci.no'),
          }))}
        />
      </Fold>
    </section>
  );
}
