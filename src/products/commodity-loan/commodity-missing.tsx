import { Missing } from '../../blocks/unreadable.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CommodityMissing({ screen }: ScreenProps<'commodity-missing'>) {
  const t = useT();
  return <Missing screen={screen} title={t('co.missing')} text={t('co.missingText')} />;
}
