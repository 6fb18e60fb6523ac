import { css } from '@styled/css';
import { TextProvider, useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';

/** The program cannot start: the one page without layout, for it knows neither operator nor addresses. */
function Words({ configKey }: { configKey: string }) {
  const t = useT();
  return (
    <main className={css({ p: '16', maxWidth: 'form', mx: 'auto' })}>
      <Page
        screen="config-error"
        title={<span lang="en">{t('errorPage.any')}</span>}
        lead={configKey === '' ? t('errorPage.noConfig') : t('errorPage.config', { key: configKey })}
      />
    </main>
  );
}

export function ConfigErrorPage({ configKey }: { configKey: string }) {
  return (
    <TextProvider>
      <Words configKey={configKey} />
    </TextProvider>
  );
}
