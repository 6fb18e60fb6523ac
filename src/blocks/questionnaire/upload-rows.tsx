import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { UploadItem, Uploads } from '../../screens/props.ts';
import { parseMessage } from '../../../schemas/kit.ts';
import { isTextId, useT } from '../../i18n/index.ts';
import { Banner, Button, Card } from '../../ui/index.ts';
import { causeText } from './file-words.ts';

function Reason({ item }: { item: UploadItem }) {
  const t = useT();
  if (item.reason === null) return null;
  const { id, values } = parseMessage(item.reason);
  const known = causeText(item.cause);
  return (
    <Banner tone="error" live>
      <p>{known ? t(known) : isTextId(id) ? t(id, values) : item.reason}</p>
      {item.attemptsLeft !== null && <p>{t('st.attemptsLeft', { n: item.attemptsLeft })}</p>}
    </Banner>
  );
}

/** Files on their way: progress, what went wrong, another try. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const t = useT();
  return uploads.items.map((item) => (
    <Card as="li" key={item.key}>
      <div className={stack({ gap: '12' })}>
        {item.state === 'checking' && <p>{t('st.checking', { name: item.name })}</p>}
        {item.state === 'uploading' && (
          <>
            <p>{t('st.progress', { name: item.name, x: Math.round(item.progress * 100) })}</p>
            <progress
              className={css({ width: 'full', height: '8', accentColor: 'accent.solid' })}
              value={item.progress}
              max={1}
              aria-label={item.name}
            />
          </>
        )}
        {(item.state === 'failed' || item.state === 'refused') && (
          <>
            <p className={css({ overflowWrap: 'anywhere' })}>{item.name}</p>
            <Reason item={item} />
            {item.state === 'failed' && <Button onClick={() => uploads.retry(item.key)}>{t('btn.retry')}</Button>}
            <Button tone="quiet" onClick={() => uploads.dismiss(item.key)}>
              {t('st.dismiss')}
            </Button>
          </>
        )}
      </div>
    </Card>
  ));
}
