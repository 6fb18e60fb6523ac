import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/link.tsx';
import { Page } from '../../ui/parts/page.tsx';

/** A screen of a claim whose address was opened without one: words and a way on, nothing to send. */
export function Standalone({ screen, title }: { screen: string; title: string }) {
  const t = useT();
  return (
    <Page screen={screen} title={title}>
      <p className={css({ color: 'fg.muted' })}>{t('standalone.text')}</p>
      <LinkButton to="my-applications" full>
        {t('standalone.link')}
      </LinkButton>
    </Page>
  );
}
