import { css } from '@styled/css';
import { TextProvider, useT } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { ErrorFrame } from './error-frame.tsx';

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
      <ErrorFrame
        screen="config-error"
        lead={configKey === '' ? t('errorPage.noConfig') : t('errorPage.config', { key: configKey })}
      >
        <Button full onClick={onRetry}>
          {t('btn.retry')}
        </Button>
      </ErrorFrame>
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
