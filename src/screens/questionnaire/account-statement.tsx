import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim, FileInfo } from '../../../openapi/index.ts';
import { annuity } from '../../../schemas/facts/loan.ts';
import { bankList } from '../../blocks/banks/bank-row.tsx';
import { StoredFile } from '../../blocks/questionnaire/stored-file.tsx';
import { statementReason } from '../../blocks/questionnaire/file-words.ts';
import { UploadRows } from '../../blocks/questionnaire/upload-rows.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { FileButtons } from '../../ui/form/index.ts';
import { Banner, Button, confirm, Page, snackbar } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { showHowToAttach, showStatement } from './dialogs/open.ts';

const STATEMENT = 'account_statement';
/** A usual rate, for the burden shown before the banks answer; each bank computes with its own. */
const USUAL_RATE = 25;

/** What the statement says, or why it says nothing. */
function StatementResult({ claim }: { claim: Claim }) {
  const t = useT();
  const { state, monthlyIncome, reason } = claim.statement;
  if (state === 'rejected')
    return (
      <Banner tone="error" live>
        {t(statementReason(reason))}
      </Banner>
    );
  if (state === 'manual') return <Banner>{t('st.manual')}</Banner>;
  if (state !== 'accepted' || monthlyIncome === null || monthlyIncome <= 0) return null;
  const burden = Math.round((annuity(claim.creditAmount, USUAL_RATE, claim.term) / monthlyIncome) * 100);
  return (
    <Banner tone="success" live>
      <span>{t('st.ok', { sum: money(monthlyIncome) })}</span>
      <span>{t('st.kdn', { p: burden })}</span>
      <span className={css({ textStyle: 'body.sm' })}>{t('st.kdnNote')}</span>
    </Banner>
  );
}

/** Upload, look at, replace and remove the statement of pension contributions; then to the banks, with it or without. */
export default function AccountStatement({
  screen,
  context,
  send,
  busy,
  problem,
  host,
  uploads,
  useRead,
}: ScreenProps<'account-statement'>) {
  const t = useT();
  const id = context.id ?? '';
  const files = useRead('listFiles', { query: { claim_id: id } });
  const fresh = useRead('claim', { variables: { id } });
  const claim = fresh.data ?? context.responses.claim;
  const stored = (files.data ?? []).filter(({ type }) => type.alias === STATEMENT);
  const confirmed = claim?.statement.state === 'accepted' || claim?.statement.state === 'manual';
  const atBanks = claim?.status.alias === 'waiting';

  const remove = async (file: FileInfo) => {
    const yes = await confirm({
      title: t('st.removeTitle'),
      text: t('st.removeText', { name: file.name }),
      confirmLabel: t('st.removeYes'),
      cancelLabel: t('st.removeNo'),
      danger: true,
    });
    if (!yes) return;
    const failure = await uploads.remove(file.id);
    if (failure === null) snackbar.success(t('st.removed'));
    else snackbar.error(failure);
  };

  return (
    <Page screen={screen} title={t('st.title')} lead={t('st.lead')}>
      {problem?.text && (
        <Banner tone="error" live>
          {problem.text}
        </Banner>
      )}
      <Button tone="secondary" onClick={showHowToAttach}>
        {t('st.how')}
      </Button>
      {claim && <StatementResult claim={claim} />}
      {files.error && (
        <Banner tone="error" live>
          <span>{files.error}</span>
          <Button tone="quiet" onClick={files.retry}>
            {t('btn.retry')}
          </Button>
        </Banner>
      )}
      {(stored.length > 0 || uploads.items.length > 0) && (
        <section className={stack({ gap: '12' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t('st.files')}</h2>
          <ul className={bankList}>
            {stored.map((file) => (
              <StoredFile
                key={file.id}
                file={file}
                onView={() => {
                  const address = uploads.address(file);
                  showStatement(file, address, host.webview ? () => host.openDocument(address, file.name) : null);
                }}
                onReplace={(next) => uploads.replace(file.id, next)}
                onRemove={() => void remove(file)}
              />
            ))}
            <UploadRows uploads={uploads} />
          </ul>
        </section>
      )}
      <section className={stack({ gap: '12' })}>
        <h2 className={css({ textStyle: 'h2' })}>{t('st.attach')}</h2>
        <FileButtons
          name="statement"
          hint={t('st.rules')}
          onPick={(picked) => picked.forEach((file) => uploads.add(file, STATEMENT))}
        />
      </section>
      <Button
        full
        tone={confirmed || atBanks ? 'primary' : 'secondary'}
        busy={busy}
        event="SEND_TO_BANKS"
        onClick={() => send({ type: 'SEND_TO_BANKS' })}
      >
        {t(atBanks ? 'st.toResults' : confirmed ? 'st.send' : 'st.sendWithout')}
      </Button>
    </Page>
  );
}
