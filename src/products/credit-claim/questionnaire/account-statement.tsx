import { type ReactNode, useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { FileInfo, FileType } from '../../../../openapi/index.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { DropPlace } from '../../../blocks/questionnaire/drop-place.tsx';
import { FilePicker } from '../../../blocks/questionnaire/file-picker.tsx';
import { fileTypeOf, rulesWords, statementReason } from '../../../blocks/questionnaire/file-words.ts';
import { ClaimAside } from '../blocks/questionnaire/claim-aside.tsx';
import { FileList } from '../blocks/questionnaire/file-list.tsx';
import { StatementResult } from '../blocks/questionnaire/statement-result.tsx';
import { useRemoval } from '../blocks/questionnaire/use-removal.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { useT } from '../../../i18n/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { Button, Card, confirm, Icon, OwnFailing, Page, snackbar } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';
import { showHowToAttach, showStatement } from '../../../blocks/questionnaire/dialogs/open.ts';

const STATEMENT = 'account_statement';

/** Where a file is chosen; on a desk it may be dropped there, too. */
function Place({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  return useWide() ? <DropPlace onFiles={onFiles}>{children}</DropPlace> : <Card>{children}</Card>;
}

/** Upload, look at, replace and remove the statement of pension contributions; then to the banks, with it or without. */
export default function AccountStatement({
  screen,
  context,
  send,
  busy,
  facts,
  config,
  host,
  uploads,
  useRead,
  ask,
}: ScreenProps<'account-statement'>) {
  const t = useT();
  const id = context.id ?? '';
  const files = useRead('listFiles', { query: { claim_id: id } });
  const types = useRead('listFileTypes', {});
  const type = fileTypeOf(types.data, STATEMENT);
  const fresh = useRead('claim', { variables: { id } });
  const claim = fresh.data ?? context.responses.claim;
  const stored = (files.data ?? []).filter(({ type }) => type.alias === STATEMENT);
  const removal = useRemoval(uploads.remove);
  const left = stored.filter(({ id: file }) => !removal.gone.includes(file));
  const leftOut = stored.filter(({ id: file }) => removal.gone.includes(file));
  /** What the income was confirmed by is going or gone: the claim does not say so yet. */
  const withdrawn =
    removal.gone.length > 0 && (left.length === 0 || leftOut.some(({ status }) => status === 'checked'));
  const confirmed = !withdrawn && (claim?.statement.state === 'accepted' || claim?.statement.state === 'manual');
  const atBanks = claim?.status.alias === 'waiting';
  // Every file here is one that was not taken: another is what the page waits for. Else it is to go on.
  const needsFile = !confirmed && left.every(({ status }) => status === 'bad') && uploads.items.length === 0;
  // The only one there is: it is replaced rather than joined by another.
  const replaced = needsFile && left.length === 1 ? left[0] : undefined;
  const picks = type === null || left.length < type.maxCount;
  // The list knows of a file that was taken before the claim does.
  const stale = claim?.statement.state === 'rejected' && left.some(({ status }) => status === 'checked');
  const [leaving, setLeaving] = useState(false);
  const attach = useRef<HTMLHeadingElement>(null);

  const view = async (listed: FileInfo) => {
    // The list's address lives some minutes: the one that is opened is asked for when it is.
    const file = await ask('getFile', { path: { id: listed.id } }).catch(() => listed);
    const address = uploads.address(file);
    showStatement(
      {
        file,
        type,
        title: 'st.viewTitle',
        address,
        onOpen: host.webview ? () => host.openDocument(address, file.name) : null,
      },
      (choice) => (choice === 'remove' ? void remove(file) : uploads.replace(file.id, choice.replace, choice.type)),
    );
  };
  const remove = async (file: FileInfo) => {
    const yes = await confirm({
      title: t('st.removeTitle'),
      text: t(left.length === 1 && confirmed ? 'st.removeTextLast' : 'st.removeText', { name: file.name }),
      confirmLabel: t('st.removeYes'),
      cancelLabel: t('st.removeNo'),
      danger: true,
    });
    if (!yes) return;
    const failure = await uploads.remove(file.id);
    if (failure === null) snackbar.success(() => t('st.removed'));
    else removal.failed(file, failure);
  };
  /** The place of what was removed is free then, and so is its name. */
  const add = (picked: readonly File[], of: FileType) => {
    const free = removal.finish();
    for (const file of picked) uploads.add(file, of, free);
  };
  // Whoever has no statement yet looks for it where it is asked for.
  const how = (
    <Button
      full
      tone="quiet"
      onClick={() => showHowToAttach({ webview: host.webview, site: new URL(config.stopCredit).origin })}
    >
      <Icon name="info" />
      {t('st.how')}
    </Button>
  );
  const list = (
    <FileList
      files={stored}
      type={type}
      replaced={replaced}
      reason={claim?.statement.state === 'rejected' ? t(statementReason(claim.statement.reason)) : null}
      help={
        <div>
          {how}
          {type && (
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('st.rules', rulesWords(type, t))}</p>
          )}
        </div>
      }
      removal={removal}
      uploads={uploads}
      attach={attach}
      onView={(file) => void view(file)}
      // At the banks a file goes on by itself: a removal that waits would come too late.
      onAsk={atBanks ? (file) => void remove(file) : null}
    />
  );
  const [held, setHeld] = useState(false);
  const [kept = null] = held ? left.map(removal.problemOf).filter((words) => words !== null) : [];
  const go = async () => {
    setLeaving(true);
    setHeld(false);
    // No bank gets what was removed.
    const done = await removal.finish();
    setLeaving(false);
    setHeld(!done);
    if (done) send({ type: 'SEND_TO_BANKS' });
  };

  return (
    <Page screen={screen} title={t('st.title')} lead={t('st.lead')}>
      <Columns
        parts="half"
        main={
          <>
            {/* Why the only file was not taken, its own card says. */}
            {claim && !withdrawn && !stale && !(replaced && claim.statement.state === 'rejected') && (
              <StatementResult claim={claim} today={facts.today} />
            )}
            <ListProblem reads={[files]} />
            <div className={arranged({ as: 'papers' })}>
              {/* One place: another file comes where the one that was not taken lies. */}
              {replaced && type ? (
                <Place onFiles={([next]) => next && uploads.replace(replaced.id, next, type)}>{list}</Place>
              ) : (
                list
              )}
              {picks && !replaced && (
                <section className={stack({ gap: '12' })}>
                  <h2 ref={attach} tabIndex={-1} className={css({ textStyle: 'h2' })}>
                    {t(left.length > 0 ? 'st.attachMore' : 'st.attach')}
                  </h2>
                  <Place onFiles={(picked) => type !== null && add(picked, type)}>
                    <FilePicker
                      name="statement"
                      types={types}
                      alias={STATEMENT}
                      hint="st.rules"
                      multiple
                      main={needsFile}
                      // It is a PDF of eGov nearly always.
                      fileFirst
                      onPick={add}
                    />
                    {how}
                  </Place>
                </section>
              )}
              {!picks && !replaced && how}
            </div>
            <OwnFailing words={kept} again={null}>
              <Button
                full
                tone={needsFile && (picks || replaced) ? 'secondary' : 'primary'}
                busy={busy || leaving}
                event="SEND_TO_BANKS"
                onClick={() => void go()}
              >
                {t(atBanks ? 'st.toResults' : confirmed ? 'st.send' : 'st.sendWithout')}
              </Button>
            </OwnFailing>
          </>
        }
        aside={<ClaimAside about={{ context, config, host }} next={t('milestone.banks')} />}
      />
    </Page>
  );
}
