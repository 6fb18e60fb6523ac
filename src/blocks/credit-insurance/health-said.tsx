import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { TextId } from '../../../locales/ids.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, SummaryList } from '../../ui/index.ts';
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
  return (
    <Card>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('ci.health')}</h2>
        <SummaryList
          rows={questions.map(({ alias, text }) => ({
            label: text,
            value: t(answers[alias] === 'yes' ? 'ci.yes' : 'ci.no'),
          }))}
        />
        {onChange && (
          <Button full tone="secondary" busy={busy} onClick={onChange}>
            {t(change)}
          </Button>
        )}
      </div>
    </Card>
  );
}
