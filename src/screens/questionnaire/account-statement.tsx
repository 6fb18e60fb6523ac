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
import { Banner, Button, confirm, Icon, Page, snackbar } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { showHowToAttach, showStatement } from './dialogs/open.ts';

const STATEMENT = 'account_statement';
/** A usual rate, for the burden shown before the banks answer; each bank computes with its own. */
const USUAL_RATE = 25;

/** Largest share of the income that may go to loans, percent. */
const BURDEN_LIMIT = 50;
const MAX_FILES = 10;
/** The words stand in line with the page's edge, the focus ring stays inside of it. */
const aside = css({ ml: '[-9px]', my: '[-12px]', '& > button': { px: '8' } });
const gauge = css({ display: 'block', width: 'full', height: '20' });

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
  // Of the income, percent; the law's limit is a half.
  const burden = Math.round((annuity(claim.creditAmount, USUAL_RATE, claim.term) / monthlyIncome) * 100);
  return (
    <Banner tone="success" live>
      <span className={css({ textStyle: 'body.strong' })}>{t('st.ok', { sum: money(monthlyIncome) })}</span>
      <span>
        {t('st.kdn', { p: burden })}
        {/* The words above say it; the bar only shows it. */}
        <meter className={gauge} aria-hidden="true" min={0} max={100} high={BURDEN_LIMIT} optimum={0} value={burden} />
      </span>
      {burden > BURDEN_LIMIT && <span>{t('st.kdnHigh')}</span>}
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
  ask,
}: ScreenProps<'account-statement'>) {
  const t = useT();
  const id = context.id ?? '';
  const files = useRead('listFiles', { query: { claim_id: id } });
  const fresh = useRead('claim', { variables: { id } });
  const claim = fresh.data ?? context.responses.claim;
  const stored = (files.data ?? []).filter(({ type }) => type.alias === STATEMENT);
  const confirmed = claim?.statement.state === 'accepted' || claim?.statement.state === 'manual';
  const atBanks = claim?.status.alias === 'waiting';

  const view = async (listed: FileInfo) => {
    // The list's address lives some minutes: the one that is opened is asked for when it is.
    const file = await ask('getFile', { path: { id: listed.id } }).catch(() => listed);
    const address = uploads.address(file);
    showStatement(
      {
        file,
        title: 'st.viewTitle',
        address,
        onOpen: host.webview ? () => host.openDocument(address, file.name) : null,
      },
      (choice) => (choice === 'remove' ? void remove(file) : uploads.replace(file.id, choice.replace)),
    );
  };
  const remove = async (file: FileInfo) => {
    const yes = await confirm({
      title: t('st.removeTitle'),
      text: t(stored.length === 1 && confirmed ? 'st.removeTextLast' : 'st.removeText', { name: file.name }),
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
      <div className={aside}>
        <Button tone="quiet" onClick={showHowToAttach}>
          <Icon name="info" />
          {t('st.how')}
        </Button>
      </div>
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
                onView={() => void view(file)}
                onReplace={(next) => uploads.replace(file.id, next)}
                onRemove={() => void remove(file)}
              />
            ))}
            <UploadRows uploads={uploads} />
          </ul>
        </section>
      )}
      {stored.length < MAX_FILES && (
        <section className={stack({ gap: '12' })}>
          <h2 className={css({ textStyle: 'h2' })}>{t(stored.length > 0 ? 'st.attachMore' : 'st.attach')}</h2>
          <FileButtons
            name="statement"
            hint={t('st.rules')}
            onPick={(picked) => picked.forEach((file) => uploads.add(file, STATEMENT))}
          />
        </section>
      )}
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
