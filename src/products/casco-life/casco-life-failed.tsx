import type { CascoLifeClaim } from '../../../openapi/index.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { aboutInsured } from './blocks/about.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** What it means for the loan: it waits for what its bank demands, and for nothing else. */
const endOf = ({ failure, needs }: CascoLifeClaim): 'INSURER_REFUSED' | 'required' | 'optional' | null => {
  if (failure?.code !== 'EXPIRED') return failure && 'INSURER_REFUSED';
  return needs.casco === 'required' || needs.life === 'required' ? 'required' : 'optional';
};

/** It came to nothing: why, and where it goes on. */
export default function CascoLifeFailed({ screen, context, send, host }: ScreenProps<'casco-life-failed'>) {
  const t = useT();
  const claim = context.responses.getCascoLifeClaim;
  const end = claim ? endOf(claim) : null;
  return (
    <div data-screen={screen}>
      <Ending
        tone={end === null ? 'error' : 'neutral'}
        icon={end === null ? 'alert' : end === 'INSURER_REFUSED' ? 'info' : 'clock'}
        title={t(end === null ? 'cl.failed.title' : end === 'INSURER_REFUSED' ? 'cl.failed.refused' : 'cl.failed.late')}
        text={end && t(`cl.failed.${end}`)}
        about={claim && <SummaryList rows={aboutInsured({ ...claim, premiumTotal: null }, t)} />}
        // A refusal and a date are known to both sides: there is nothing that a code would tell.
        ask={{ coded: end === null }}
        narrow
      >
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t(end === 'required' ? 'cl.failed.again' : end === 'INSURER_REFUSED' ? 'cl.failed.other' : 'cl.failed.back')}
        </Button>
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
