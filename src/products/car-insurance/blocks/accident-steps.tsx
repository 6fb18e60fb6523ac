import { numbered } from '@styled/recipes';
import { phone as showPhone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { CardSection } from '../../../blocks/claim/card-section.tsx';

const STEPS = ['stop', 'picture', 'police', 'insurer'] as const;

/** What to do after an accident, in its order. `phone`: the insurer's, 11 digits; '': not known. */
export function AccidentSteps({ phone }: { phone: string }) {
  const t = useT();
  const classes = numbered();
  return (
    <CardSection title={t('ins.accident.title')}>
      <ol className={classes.list}>
        {STEPS.map((step, at) => (
          <li key={step} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <strong>{t(`ins.accident.${step}`)}</strong>
              {step === 'insurer' && phone !== '' && `${showPhone(phone)}. `}
              {t(`ins.accident.${step}.how`)}
            </span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
