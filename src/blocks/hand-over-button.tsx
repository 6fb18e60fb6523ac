import { useEffect, useRef, useState } from 'react';
import type { ShareOutcome } from '../platform/file-sharing.ts';
import type { TextId } from '../../locales/ids.ts';
import { useT } from '../i18n/index.ts';
import { LineSign } from './line-sign.tsx';
import type { HostActions } from './props.ts';
import { announce, Button, OwnFailing } from '../ui/index.ts';

/** What stands on the button, by what the device can do. */
const WORDS = {
  share: { label: 'doc.share', named: 'doc.shareNamed', refused: 'doc.shareRefused' },
  save: { label: 'doc.save', named: 'doc.saveNamed', refused: 'doc.unfetched' },
} as const;

/**
 * Hands the file of a document over: its link would be dead in five minutes. Where the device can do nothing with a file
 * there is no button.
 */
export function HandOverButton({
  address,
  name,
  title,
  onSaved,
  compact = false,
  host,
}: {
  address: string;
  name: string;
  title: string;
  /** The reader has the file now. */
  onSaved?: (() => void) | undefined;
  /** A picture alone, in a row of a list. */
  compact?: boolean | undefined;
  host: Pick<HostActions, 'fileSharing'>;
}) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  // The file is here, and the device wants a tap of its own for it (Safari after a long fetch).
  const [ready, setReady] = useState<(() => Promise<ShareOutcome>) | null>(null);
  const [failed, setFailed] = useState<{ why: TextId; passing: boolean } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const { fileSharing } = host;
  if (fileSharing === null) return null;
  const words = WORDS[fileSharing.means];

  const press = async () => {
    setBusy(true);
    setFailed(null);
    const gone = new AbortController();
    leaving.current = gone;
    const handed = await (ready?.() ?? fileSharing.hand({ address, name }, gone.signal));
    if (gone.signal.aborted) return;
    setBusy(false);
    setReady(handed.end === 'tap' ? () => handed.again : null);
    if (handed.end === 'done' && fileSharing.means === 'save') onSaved?.();
    if (handed.end === 'tap') announce(t('doc.readySaid', { what: title }));
    if (handed.end === 'unfetched') setFailed({ why: 'doc.unfetched', passing: true });
    if (handed.end === 'refused') setFailed({ why: words.refused, passing: words.refused === 'doc.unfetched' });
  };
  return (
    <OwnFailing words={failed && t(failed.why)} again={failed?.passing ? () => void press() : null}>
      <Button
        tone="quiet"
        event="SHARE"
        busy={busy}
        aria-label={t(ready ? 'doc.readyNamed' : words.named, { what: title })}
        onClick={() => void press()}
      >
        {ready ? t('doc.ready') : compact ? !busy && <HandOverSign means={fileSharing.means} /> : t(words.label)}
      </Button>
    </OwnFailing>
  );
}

/** An arrow down into a tray, or up out of it. */
const HandOverSign = ({ means }: { means: keyof typeof WORDS }) => (
  <LineSign>
    <path d="M3.5 12.5v4h13v-4" />
    <path d={means === 'save' ? 'M10 3v9.5M6 8.75l4 4 4-4' : 'M10 13V3.5M6 7.25l4-4 4 4'} />
  </LineSign>
);
