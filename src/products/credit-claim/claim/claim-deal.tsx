import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { deskText, doText } from '../../../blocks/standing.ts';
import { isClient } from '../../../blocks/claim/status.ts';
import { DealPage } from '../blocks/claim/deal-page.tsx';
import { useT } from '../../../i18n/index.ts';
import { Banner } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ClaimDeal(props: ScreenProps<'claim-deal'>) {
  const { context, send, profile } = props;
  const t = useT();
  const { claim } = context.responses;
  return (
    <DealPage {...props} onBack={() => send({ type: 'BACK' })}>
      <Banner tone="success">
        <p>{t(claim?.status.alias === 'issued' ? 'deal.issued' : 'deal.lead')}</p>
        {claim && <p>{(isClient(profile) ? doText : deskText)(standingOf(progress, { claim }), t)}</p>}
      </Banner>
    </DealPage>
  );
}
