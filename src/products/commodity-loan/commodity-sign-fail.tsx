import { Failure } from '../../blocks/failure.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The contract was not signed: what is safe, and the way on. */
export default function CommoditySignFail(props: ScreenProps<'commodity-sign-fail'>) {
  const t = useT();
  const signing = props.context.responses.getCommodityClaim?.signing;
  return (
    <Failure
      {...props}
      title={t('co.signFail')}
      text={t('co.signFailLead')}
      retry={t('co.signAgain')}
      back={t('co.toOffers')}
    >
      {signing?.state === 'failed' && <p>{t('co.signFailLeft', { n: signing.attemptsLeft })}</p>}
      {signing?.state === 'expired' && <p>{t('co.signExpired')}</p>}
    </Failure>
  );
}
