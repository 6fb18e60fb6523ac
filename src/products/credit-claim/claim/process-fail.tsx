import { Failure } from '../../../blocks/failure.tsx';
import { useCarName } from '../../../blocks/claim/car-name.ts';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ProcessFail(props: ScreenProps<'process-fail'>) {
  const t = useT();
  const carName = useCarName();
  const { claim } = props.context.responses;
  return (
    <Failure
      {...props}
      title={t('processFail.title')}
      about={claim?.product.carName ? carName(claim.product) : null}
      text={t('processFail.text')}
      retry={t('btn.retry')}
      back={t('btn.back')}
    />
  );
}
