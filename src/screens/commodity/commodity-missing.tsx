import { useT } from '../../i18n/index.ts';
import { LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function CommodityMissing({ screen }: ScreenProps<'commodity-missing'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={t('co.missing')} text={t('co.missingText')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
