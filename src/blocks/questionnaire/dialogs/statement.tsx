import { useState } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import { fileSize } from '../../file-size.ts';
import { fileStatus } from '../file-words.ts';
import { ReplaceButton } from '../replace-button.tsx';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, OuterLink, SummaryList } from '../../../ui/index.ts';
import type { StatementChoice, StatementOptions } from './options.ts';

/** Times the width of the dialog. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** A picture as wide as its place, and up to three times that: then it is moved about in its frame. */
function Picture({ address, name }: { address: string; name: string }) {
  const t = useT();
  const [zoom, setZoom] = useState(0);
  const times = ZOOMS[zoom] ?? 1;
  return (
    <div className={stack({ gap: '8' })}>
      <div style={{ overflow: 'auto', maxHeight: '60vh' }} tabIndex={0} role="region" aria-label={name}>
        <img src={address} alt={name} style={{ width: `${times * 100}%`, maxWidth: 'none', height: 'auto' }} />
      </div>
      <div className={hstack({ gap: '8', justify: 'center' })}>
        <Button tone="quiet" aria-label={t('st.zoomOut')} onClick={() => setZoom(Math.max(0, zoom - 1))}>
          −
        </Button>
        <span role="status" className={css({ fontVariantNumeric: 'tabular-nums' })}>
          {t('st.zoom', { x: times * 100 })}
        </span>
        <Button tone="quiet" aria-label={t('st.zoomIn')} onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}>
          +
        </Button>
      </div>
    </div>
  );
}

/** A stored file: a picture is shown and enlarged here, a PDF opens in the device's own viewer; replaced or removed. */
export default function StatementDialog({ options, close }: ModalProps<StatementOptions, StatementChoice>) {
  const t = useT();
  const { file, type, title, address, onOpen } = options;
  return (
    <DialogFrame
      title={t(title)}
      actions={
        <>
          {onOpen ? (
            <Button full onClick={onOpen}>
              {t('st.openNew')}
            </Button>
          ) : (
            <OuterLink href={address} look="button" target="_blank">
              {t('st.openNew')}
            </OuterLink>
          )}
          <div className={hstack({ gap: '8', justify: 'center', flexWrap: 'wrap' })}>
            {type !== null && (
              <ReplaceButton
                name="replace-viewed"
                file={file.name}
                accept={type.accept}
                onPick={(next) => close({ replace: next, type })}
              />
            )}
            <Button tone="quiet" aria-label={t('st.removeNamed', { name: file.name })} onClick={() => close('remove')}>
              {t('btn.remove')}
            </Button>
          </div>
        </>
      }
    >
      <div className={stack({ gap: '16' })}>
        {file.mime !== 'application/pdf' && <Picture address={address} name={file.name} />}
        <SummaryList
          rows={[
            { label: file.name, value: fileSize(file.size, t) },
            { label: t(fileStatus(file).text), value: dateTimeKz(file.createdAt) },
          ]}
        />
      </div>
    </DialogFrame>
  );
}
