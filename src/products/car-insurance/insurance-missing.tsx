import { Missing } from '../../blocks/unreadable.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function InsuranceMissing({ screen }: ScreenProps<'insurance-missing'>) {
  const t = useT();
  return <Missing screen={screen} title={t('ins.missing.title')} text={t('ins.missing.text')} />;
}
