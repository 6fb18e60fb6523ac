import { Missing } from '../../blocks/unreadable.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CascoLifeMissing({ screen }: ScreenProps<'casco-life-missing'>) {
  const t = useT();
  return <Missing screen={screen} title={t('cl.missing.title')} text={t('cl.missing.text')} />;
}
