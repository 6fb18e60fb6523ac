import { useEffect, useRef } from 'react';
import { stack } from '@styled/patterns';
import type { CascoLifeConditions, FileInfo } from '../../../../openapi/index.ts';
import { sorted } from '../../../../schemas/facts/sorted.ts';
import { fileSize } from '../../../blocks/file-size.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { FilePicker } from '../../../blocks/questionnaire/file-picker.tsx';
import { fileTypeOf, rulesWords } from '../../../blocks/questionnaire/file-words.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { UploadRows } from '../../../blocks/questionnaire/upload-rows.tsx';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { RadioCardsField, useFieldValue, useSetField } from '../../../ui/form/index.ts';
import { Banner } from '../../../ui/index.ts';

const POLICY = 'insurance_policy';
const FIELD = 'casco.fileId';

const newest = (files: readonly FileInfo[]): FileInfo | undefined =>
  sorted(files, (a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** The client's own policy: uploaded here, looked at by the insurer. */
export function OwnPolicy({
  claimId,
  own,
  uploads,
  useRead,
}: Pick<ScreenProps<'casco-life-choice'>, 'uploads' | 'useRead'> & {
  claimId: string;
  own: CascoLifeConditions['ownPolicy'];
}) {
  const t = useT();
  const set = useSetField();
  const picked = useFieldValue(FIELD);
  const files = useRead('listFiles', { query: { claim_id: claimId } });
  const types = useRead('listFileTypes', {});
  const type = fileTypeOf(types.data, POLICY);
  const stored = (files.data ?? []).filter(({ type }) => type.alias === POLICY);
  const last = newest(stored)?.id;
  const refused = own?.state === 'refused' ? own.fileId : null;
  const seen = useRef(false);
  // The file that was uploaded last is the one that is meant, until another is picked; one that was refused is not.
  useEffect(() => {
    if (last === undefined) return;
    if (seen.current || (!picked && last !== refused)) set(FIELD, last);
    seen.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is picked afterwards is the person's
  }, [last, set]);
  return (
    <>
      <RadioCardsField
        name={FIELD}
        label={t('cl.own.file')}
        hint={type === null ? undefined : t('cl.own.rules', rulesWords(type, t))}
        options={stored.map(({ id, name, size, createdAt }) => ({
          value: id,
          label: name,
          note: `${fileSize(size, t)}, ${dateTimeKz(createdAt)}`,
        }))}
      />
      <ListProblem reads={[files]} />
      {uploads.items.length > 0 && (
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          <UploadRows uploads={uploads} />
        </ul>
      )}
      {(type === null || stored.length < type.maxCount) && (
        <FilePicker
          name="policy"
          types={types}
          alias={POLICY}
          hint={null}
          onPick={(picks, of) => picks.forEach((file) => uploads.add(file, of))}
        />
      )}
    </>
  );
}

/** What the insurer says of it. */
export function OwnPolicyNews({ own }: { own: CascoLifeConditions['ownPolicy'] }) {
  const t = useT();
  if (own === null) return null;
  if (own.state === 'checking') return <Banner live>{t('cl.own.checking')}</Banner>;
  if (own.state === 'accepted')
    return (
      <Banner tone="success" live>
        {t('cl.own.accepted')}
      </Banner>
    );
  return (
    <Banner tone="error" live>
      {own.text === null ? t('cl.own.refusedPlain') : t('cl.own.refused', { why: own.text })}
    </Banner>
  );
}
