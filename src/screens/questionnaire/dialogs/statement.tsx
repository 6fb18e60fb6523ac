import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { FileInfo } from '../../../../openapi/index.ts';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { DialogFrame } from '../../../ui/dialogs/frame.tsx';
import { Button, type ModalProps, OuterLink, SummaryList } from '../../../ui/index.ts';
import { fileSize } from '../../../blocks/file-size.ts';
import { fileStatus } from '../../../blocks/questionnaire/file-words.ts';

interface Options {
  file: FileInfo;
  address: string;
  onOpen: (() => void) | null;
}

/** A stored file: a picture is shown here, a PDF by the viewer of the device. */
export default function StatementDialog({ options: { file, address, onOpen }, close }: ModalProps<Options>) {
  const t = useT();
  return (
    <DialogFrame
      title={t('st.viewTitle')}
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
          <Button full tone="secondary" onClick={() => close()}>
            {t('btn.close')}
          </Button>
        </>
      }
    >
      <div className={stack({ gap: '16' })}>
        {file.mime !== 'application/pdf' && (
          <img src={address} alt={file.name} className={css({ maxWidth: 'full', height: 'auto' })} />
        )}
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
