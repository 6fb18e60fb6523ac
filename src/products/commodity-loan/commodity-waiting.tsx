import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/commodity-loan/progress.ts';
import { BackToComputer } from '../../blocks/back-to-computer.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { ComingOffers } from '../../blocks/coming.tsx';
import { Way } from '../../blocks/way.tsx';
import { AskedBanks } from './blocks/asked-banks.tsx';
import { Order } from './blocks/order.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Banks that take longer than this take longer than usual. */
const USUAL_MS = 60_000;

/** The banks think; when the first of them answers, its offers come by themselves. */
export default function CommodityWaiting({ screen, context, send, host }: ScreenProps<'commodity-waiting'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  // Several banks are no bank.
  const refused = claim?.refusals.map(({ bank }) => bank) ?? [];
  const deciding = claim?.lenders?.filter(({ name }) => !refused.includes(name)).length ?? 0;
  const longer = useLonger(null, USUAL_MS, t('co.noOffersYet'));
  return (
    <Page
      screen={screen}
      title={t(longer ? 'co.none' : 'co.waitingTitle')}
      lead={t('co.waitingLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('co.toOrder')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            <BackToComputer host={host} done={t('phone.photos')} />
            {longer && <Longer>{t('co.noOffersYet')}</Longer>}
            {claim?.lenders && claim.lenders.length > 0 ? (
              <AskedBanks lenders={claim.lenders} total={claim.total} refusals={claim.refusals} />
            ) : (
              <ComingOffers count={2} />
            )}
            <Updated answer={claim} />
          </>
        }
        aside={
          claim && (
            <>
              <Way
                progress={progress}
                standing={standingOf(progress, { getCommodityClaim: claim })}
                now={deciding > 1 ? t('co.deciding', { n: deciding }) : undefined}
              />
              <Order claim={claim} folds grand />
            </>
          )
        }
        end={host.webview && <ReturnMain host={host} />}
      />
    </Page>
  );
}
