import { DealPage } from '../blocks/claim/deal-page.tsx';
import { useT } from '../../../i18n/index.ts';
import { Banner } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ClaimDeal(props: ScreenProps<'claim-deal'>) {
  const { context, send } = props;
  const t = useT();
  return (
    <DealPage {...props} onBack={() => send({ type: 'BACK' })}>
      <Banner tone="success">
        <p>{t(context.responses.claim?.status.alias === 'issued' ? 'deal.issued' : 'deal.lead')}</p>
      </Banner>
    </DealPage>
  );
}
