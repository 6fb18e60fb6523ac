import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { uploadBar } from '@styled/recipes';
import type { UploadItem, Uploads } from '../props.ts';
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

const WAITS = { turn: 'st.waitTurn', network: 'st.waitNetwork', pause: 'st.waitPause' } as const;
const name = css({ overflowWrap: 'anywhere' });

/** The one thing to do about a file: stop it, or send it again. The same button, so that the focus stays on it. */
function Act({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const t = useT();
  const { key, state } = item;
  if (state === 'checking' || state === 'refused' || state === 'stored') return null;
  const moves = state === 'uploading' || state === 'waiting';
  const named = moves ? 'st.stopNamed' : state === 'failed' ? 'st.retryNamed' : 'st.resendNamed';
  return (
    <Button
      tone={moves ? 'secondary' : 'primary'}
      aria-label={t(named, { name: item.name })}
      onClick={() => (moves ? uploads.stop(key) : uploads.retry(key))}
    >
      {t(moves ? 'st.stop' : state === 'failed' ? 'btn.retry' : 'st.resend')}
    </Button>
  );
}

/** Files on their way: the queue, progress, a stop, what went wrong, another try. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const t = useT();
  return uploads.items.map((item) => (
    <Card as="li" key={item.key}>
      <div className={stack({ gap: '12' })}>
        {item.state === 'checking' && <p className={name}>{t('st.checking', { name: item.name })}</p>}
        {item.waitsFor !== null && (
          <p role="status" className={name}>
            {t(WAITS[item.waitsFor], { name: item.name })}
          </p>
        )}
        {item.state === 'uploading' && (
          <div className={stack({ gap: '12' })}>
            <p className={name}>{t('st.progress', { name: item.name, x: Math.round(item.progress * 100) })}</p>
            <progress className={uploadBar()} value={item.progress} max={1} aria-label={item.name} />
          </div>
        )}
        {item.state === 'stopped' && (
          <p role="status" className={name}>
            {t('st.stopped', { name: item.name })}
          </p>
        )}
        {(item.state === 'failed' || item.state === 'refused') && (
          <div className={stack({ gap: '12' })}>
            <p className={name}>{item.name}</p>
            <Reason item={item} />
          </div>
        )}
        <Act item={item} uploads={uploads} />
        {(item.state === 'failed' || item.state === 'refused' || item.state === 'stopped') && (
          <Button
            tone="quiet"
            aria-label={t('st.dismissNamed', { name: item.name })}
            onClick={() => uploads.dismiss(item.key)}
          >
            {t('st.dismiss')}
          </Button>
        )}
      </div>
    </Card>
  ));
}
