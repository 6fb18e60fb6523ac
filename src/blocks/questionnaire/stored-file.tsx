import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { FileInfo, FileType } from '../../../openapi/index.ts';
import { dmy, isoDayKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, StatusTag } from '../../ui/index.ts';
import { fileSize } from '../file-size.ts';
import { fileStatus } from './file-words.ts';
import { ReplaceButton } from './replace-button.tsx';

/** The first word stands in line with the file's name; under 320 px the words go below each other. */
const actions = css({ display: 'flex', flexWrap: 'wrap', mx: '[-12px]', my: '[-8px]', '& > button': { px: '12' } });

interface Props {
  file: FileInfo;
  /** What its service takes in its place; null: not known. */
  type: FileType | null;
  /** It was not taken, and another in its place is what the page waits for. */
  main?: boolean;
  /** Why it was not taken; null: its status says enough. */
  reason?: string | null;
  /** Why it could not be removed; null: nothing failed. */
  problem: string | null;
  onView(): void;
  onReplace(next: File, type: FileType): void;
  /** @param byPointer whoever presses a key may need more time. */
  onRemove(byPointer: boolean): void;
  /** Right below the way to another one: how to get it, and what is taken. */
  help?: ReactNode;
}

/** A file on the server: look, replace, remove. */
export function StoredFile({
  file,
  type,
  main = false,
  reason = null,
  problem,
  onView,
  onReplace,
  onRemove,
  help,
}: Props) {
  const t = useT();
  const { tone, text } = fileStatus(file);
  const replace = type !== null && (
    <ReplaceButton
      name={`replace-${file.id}`}
      file={file.name}
      accept={type.accept}
      needed={main ? 'main' : file.status === 'bad'}
      onPick={(next) => onReplace(next, type)}
    />
  );
  return (
    <Card as="li">
      <div className={stack({ gap: '12' })}>
        <div className={hstack({ justify: 'space-between', gap: '12', flexWrap: 'wrap' })}>
          <span className={css({ textStyle: 'body.strong', overflowWrap: 'anywhere', minWidth: '0' })}>
            {file.name}
          </span>
          <StatusTag tone={tone}>{t(text)}</StatusTag>
        </div>
        <p className={css({ color: 'fg.muted', textStyle: 'body.sm', mt: '[-8px]' })}>
          {[
            fileSize(file.size, t),
            // Of one that is not taken: which of several tries it was.
            ...(main ? [t('st.on', { date: dmy(isoDayKz(Date.parse(file.createdAt))) })] : []),
          ].join(', ')}
        </p>
        {reason && (
          <p role="alert" className={css({ color: 'error.fg', mt: '[-8px]' })}>
            {reason}
          </p>
        )}
        {problem && (
          <Banner tone="error" live>
            {problem}
          </Banner>
        )}
        {main && replace}
        {help}
        <div className={actions}>
          <Button tone="quiet" aria-label={t('st.viewNamed', { name: file.name })} onClick={onView}>
            {t('st.view')}
          </Button>
          {!main && replace}
          <Button
            tone="quiet"
            aria-label={t('st.removeNamed', { name: file.name })}
            onClick={({ detail }) => onRemove(detail > 0)}
          >
            {t('btn.remove')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
