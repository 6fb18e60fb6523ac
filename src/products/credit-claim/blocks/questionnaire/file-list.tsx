import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { FileInfo, FileType } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import type { Uploads } from '../../../../blocks/props.ts';
import { announce } from '../../../../ui/index.ts';
import { bankList } from '../../../../blocks/banks/bank-row.tsx';
import { RemovedFile } from './removed-file.tsx';
import type { useRemoval } from './use-removal.ts';
import { StoredFile } from '../../../../blocks/questionnaire/stored-file.tsx';
import { UploadRows } from '../../../../blocks/questionnaire/upload-rows.tsx';

interface Props {
  files: readonly FileInfo[];
  /** What the service takes; null: not known. */
  type: FileType | null;
  /** The page waits for another file in place of this one; undefined: of none. */
  replaced?: FileInfo | undefined;
  /** Why that one was not taken; null: not told. */
  reason: string | null;
  removal: ReturnType<typeof useRemoval>;
  uploads: Uploads;
  /** Gets the focus when the list is about to go. */
  attach: RefObject<HTMLElement | null>;
  onView(file: FileInfo): void;
  /** Removing with a question instead of a way back. */
  onAsk: ((file: FileInfo) => void) | null;
  /** Of the one that was not taken: what helps to a better one. */
  help?: ReactNode;
}

/** Stored files and those on their way; one that is removed leaves the way back in its place for a while. */
export function FileList({ files, type, replaced, reason, removal, uploads, attach, onView, onAsk, help }: Props) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { going, gone } = removal;
  const shown = files.filter((file) => file.id === going?.id || !gone.includes(file.id));
  const isLast = shown.every((file) => gone.includes(file.id));
  const row = (at: number) => list.current?.children[at]?.querySelector('button');
  const remove = (file: FileInfo, at: number, timed: boolean) => {
    // What was removed before goes for good now, and its row with it.
    const next = going !== null && shown[at + 1]?.id === going.id ? at + 2 : at + 1;
    const others = shown.some((one) => one.id !== file.id && !gone.includes(one.id)) || uploads.items.length > 0;
    // While the only one is to be replaced, nothing else is asked for.
    (row(next) ?? (others ? heading : attach).current ?? heading.current)?.focus();
    removal.start(file, timed);
    announce(t(others ? 'st.removedSaid' : 'st.removedLastSaid', { name: file.name }));
  };
  const undo = (file: FileInfo, at: number) => {
    flushSync(removal.undo);
    row(at)?.focus();
    announce(t('st.undone', { name: file.name }));
  };
  if (shown.length === 0 && uploads.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={stack({ gap: '12' })}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css({ textStyle: 'h2' })}>
        {t('st.files')}
      </h2>
      <ul ref={list} className={bankList}>
        {shown.map((file, at) =>
          file.id === going?.id ? (
            <RemovedFile
              key={file.id}
              file={file}
              words={t(isLast ? 'st.removedLast' : 'st.removedNamed', { name: file.name })}
              timed={removal.timed}
              onUndo={() => undo(file, at)}
              onOver={removal.finish}
            />
          ) : (
            <StoredFile
              key={file.id}
              file={file}
              type={type}
              main={file === replaced}
              reason={file === replaced ? reason : null}
              help={file === replaced ? help : undefined}
              problem={removal.problemOf(file)}
              onView={() => onView(file)}
              onReplace={(next, of) => uploads.replace(file.id, next, of)}
              onRemove={(timed) => (onAsk ? onAsk(file) : remove(file, at, timed))}
            />
          ),
        )}
        <UploadRows uploads={uploads} />
      </ul>
    </section>
  );
}
