import { useT } from '../../i18n/index.ts';
import { LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceMissing({ screen }: ScreenProps<'insurance-missing'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={t('ins.missing.title')} text={t('ins.missing.text')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
