import { css } from '@styled/css';
import { numbered } from '@styled/recipes';
import { phone as showPhone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { CardSection } from '../../../blocks/claim/card-section.tsx';
import type { HostActions } from '../../../blocks/props.ts';

const call = css({ color: 'link', fontWeight: 'semibold', overflowWrap: 'anywhere' });

const STEPS = ['stop', 'picture', 'police', 'insurer'] as const;
/** Of the ambulance and of the police, all over the country. */
const HELP = '112';
const POLICE = '102';

/** Dialled by the mobile app where there is one, else by the phone itself. */
function Dial({
  number,
  words = number,
  host,
}: {
  number: string;
  words?: string;
  host: Pick<HostActions, 'webview' | 'call'>;
}) {
  return (
    <a
      className={call}
      href={`tel:${number}`}
      onClick={(event) => {
        if (!host.webview) return;
        event.preventDefault();
        host.call(number.replace('+', ''));
      }}
    >
      {words}
    </a>
  );
}

/** What to do after an accident, in its order. `phone`: the insurer's, 11 digits; '': not known. */
export function AccidentSteps({ phone, host }: { phone: string; host: Pick<HostActions, 'webview' | 'call'> }) {
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
              <strong>
                {t(`ins.accident.${step}`)} {step === 'police' && <Dial number={POLICE} host={host} />}
              </strong>
              {step === 'insurer' && phone !== '' && (
                <>
                  <Dial number={`+${phone}`} words={showPhone(phone)} host={host} />
                  {'. '}
                </>
              )}
              {t(`ins.accident.${step}.how`)} {step === 'stop' && <Dial number={HELP} host={host} />}
            </span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
