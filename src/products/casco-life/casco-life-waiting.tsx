import { arranged } from '@styled/recipes';
import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/casco-life/progress.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { InsuredFacts } from './blocks/facts.tsx';
import { PolicyToCome } from './blocks/policy-to-come.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { Way } from '../../blocks/way.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Skeleton } from '../../ui/index.ts';
import type { CascoLifeClaim } from '../../../openapi/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Policies are a matter of seconds: who has none by then need not sit and look. */
const USUAL_MS = 2 * 60_000;

/** Where the claim stood at each status that it has had. */
const passedBy = (claim: CascoLifeClaim) =>
  claim.timeline.map(({ alias, at }) => ({
    at,
    milestone: standingOf(progress, { getCascoLifeClaim: { ...claim, status: { ...claim.status, alias } } }).milestone,
  }));

/** The insurer writes the policies; nobody has to sit here. */
export default function CascoLifeWaiting({ screen, context, send, config, host }: ScreenProps<'casco-life-waiting'>) {
  const t = useT();
  const { getCascoLifeClaim: claim } = context.responses;
  const sent = claim?.timeline.findLast(({ alias }) => alias === 'sent');
  const longer = useLonger(sent ? Date.parse(sent.at) : null, USUAL_MS, t('cl.waiting.longer'));
  return (
    <Page
      screen={screen}
      title={t('cl.waiting.title')}
      lead={t('cl.waiting.text')}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('cl.toList')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {longer && <Longer>{t('cl.waiting.longer')}</Longer>}
            {claim ? (
              <>
                <PolicyToCome claim={claim} kind="casco" />
                <PolicyToCome claim={claim} kind="life" />
              </>
            ) : (
              <Skeleton />
            )}
            <Updated answer={claim} />
          </>
        }
        aside={
          claim && (
            <>
              <Way
                progress={progress}
                standing={standingOf(progress, { getCascoLifeClaim: claim })}
                passed={passedBy(claim)}
              />
              <InsuredFacts claim={claim} life={context.responses.getLifeConditions} />
            </>
          )
        }
        end={
          <div className={arranged({ as: 'ways' })}>
            <Button full tone="quiet" onClick={() => openContacts(config, host)}>
              {t('nav.contactUs')}
            </Button>
            <ReturnMain host={host} />
          </div>
        }
      />
    </Page>
  );
}
