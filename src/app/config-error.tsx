import { css } from '@styled/css';
import { TextProvider, useT } from '../i18n/index.ts';
import { Button, Page } from '../ui/index.ts';

interface Props {
  /** What is wrong in the settings; empty: they did not come. */
  configKey: string;
  onRetry: () => void;
}

/** The program cannot start: the one page without layout, for it knows neither operator nor addresses. */
function Words({ configKey, onRetry }: Props) {
  const t = useT();
  return (
    <main className={css({ p: '16', maxWidth: 'form', mx: 'auto' })}>
      <Page
        screen="config-error"
        title={<span lang="en">{t('errorPage.any')}</span>}
        lead={configKey === '' ? t('errorPage.noConfig') : t('errorPage.config', { key: configKey })}
      >
        <Button full onClick={onRetry}>
          {t('btn.retry')}
        </Button>
      </Page>
    </main>
  );
}

export function ConfigErrorPage(props: Props) {
  return (
    <TextProvider>
      <Words {...props} />
    </TextProvider>
  );
}
