import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { offerTools } from '@styled/recipes';
import { Columns } from '../columns.tsx';
import { useSignLock } from './lock.ts';
import { codeTrouble, type CodeTrouble } from './trouble.ts';
import { openContacts } from '../contacts.ts';
import { clockOf, deadlineOf, useSecondsLeft } from '../claim/countdown.ts';
import { codeForm, initial } from '../../../schemas/shared/code.form.ts';
import { money, unbroken } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { CodeField, Form } from '../../ui/form/index.ts';
import { announce, Banner, Button, Card, Failed, Fold, Page } from '../../ui/index.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import type { ScreenProps } from '../props.ts';

/** Screens that ask for a code: all say the same. */
type Props = Omit<ScreenProps<'client-code'>, 'screen'> & {
  screen: ScreenId;
  /** What the newest answer tells of the signature. */
  signature: Signature | null | undefined;
  /** The answer to "once more": told aloud when it is a new one. */
  resent: object | undefined;
  /** Above the heading: the way back, where the layout draws none. */
  above?: ReactNode;
  /** What is done with the code; else the page is named by it. */
  title?: string;
  /** What is signed with it, in a sentence, where nothing else on the page says it. */
  signs?: string;
  /** What the agreement comes to, where it costs something. */
  cost?: { readonly sum: number; readonly payments: number; readonly note?: string | null } | null;
  /** Beside the code, where there is room: what is signed, or what follows. The screen is of two columns then. */
  aside?: ReactNode;
};

interface Signature {
  readonly phoneMasked: string;
  readonly status: string;
  readonly expiresInSec: number;
  readonly resendInSec: number;
}

/** What belongs to the code itself stands at its field. */
const fieldText = (trouble: CodeTrouble | null, t: Translate): string | null => {
  switch (trouble?.kind) {
    case 'wrong':
      return trouble.attemptsLeft === null ? t('code.wrongPlain') : t('code.wrong', { n: trouble.attemptsLeft });
    case 'spent':
      return t('code.spent');
    case 'expired':
      return t('code.expired');
    default:
      return null;
  }
};

/** The code of an SMS: one field, how long it lives, a new one, and what to do when none comes. */
export function SmsCode({
  screen,
  context,
  send,
  busy,
  facts,
  config,
  host,
  draft,
  signature,
  resent,
  above: way,
  title,
  signs,
  cost = null,
  aside,
}: Props) {
  const t = useT();
  const { problem } = context;
  const trouble = codeTrouble(problem, signature);
  const atField = fieldText(trouble, t);
  const until = useSignLock(problem, signature);
  const soon = trouble?.kind === 'soon' ? trouble.sec : null;
  const left = useSecondsLeft(soon === null || problem === null ? 0 : deadlineOf(problem, soon));
  // The control that was pressed is gone, or the page was opened so.
  const above =
    trouble?.kind === 'early' ? t('code.resendEarly') : until === null ? null : t('code.locked', { time: until.time });
  const code = (
    <Card>
      <div className={stack({ gap: '20' })}>
        {cost && (
          <p className={stack({ gap: '4' })}>
            <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('code.sum')}</span>
            <span className={css({ textStyle: 'amount.lg' })}>{money(cost.sum)}</span>
            {cost.payments > 1 && (
              <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                {t('code.sumParts', { n: cost.payments })}
              </span>
            )}
            {cost.note && <span className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{cost.note}</span>}
          </p>
        )}
        {above &&
          (problem === null ? (
            <Banner tone="error" live>
              <p>{above}</p>
            </Banner>
          ) : (
            <Failed words={above} />
          ))}
        {/* No code is taken meanwhile: nothing asks for one. */}
        {until === null && (
          <Form
            schema={codeForm(facts)}
            initial={initial}
            draft={draft('SUBMIT_CODE')}
            event="SUBMIT_CODE"
            submitLabel={t('code.submit')}
            refusal="field"
            busy={busy}
            // When a lock is over, so are its words.
            failure={
              trouble?.kind === 'locked' || soon !== null
                ? left > 0
                  ? t('code.soon', { n: soon ?? 0 })
                  : null
                : undefined
            }
            problem={atField === null ? null : { code: [atField] }}
            after={
              signature && (
                <Resend
                  signature={signature}
                  resent={resent}
                  context={context}
                  busy={busy}
                  onResend={() => send({ type: 'RESEND' })}
                />
              )
            }
            onSubmit={(values) => send({ type: 'SUBMIT_CODE', values })}
          >
            <CodeField
              name="code"
              label={t('code.enter', { n: facts.codeLength })}
              hint={t('code.secret')}
              length={facts.codeLength}
            />
          </Form>
        )}
        <div className={css({ mt: '-8' })}>
          <Fold title={t('code.help')}>
            <ul className={stack({ gap: '8', ps: '20', listStyle: 'disc' })}>
              <li>{t('code.help1')}</li>
              <li>{t('code.help2')}</li>
              <li>{t('code.help3')}</li>
            </ul>
            <Button tone="quiet" onClick={() => openContacts(config, host)}>
              {t('nav.contactUs')}
            </Button>
          </Fold>
        </div>
      </div>
    </Card>
  );
  return (
    <Page
      screen={screen}
      title={title ?? t('code.title')}
      above={way}
      lead={
        signature &&
        [`${t('code.sent', { phone: unbroken(signature.phoneMasked) })}${signs === undefined ? '' : '.'}`, signs]
          .filter(Boolean)
          .join(' ')
      }
    >
      {aside === undefined ? code : <Columns parts="half" main={code} aside={aside} />}
    </Page>
  );
}

/** Its life, and at the other end what brings a new one. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16',
  my: '-12',
});
/** Where the button will stand, as high as it: nothing moves when it comes. */
const later = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  textStyle: 'body.sm',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

interface ResendProps extends Pick<Props, 'context' | 'busy' | 'resent'> {
  signature: Signature;
  onResend: () => void;
}

/** How long the code lives, and a new one as soon as the server allows it. */
function Resend({ signature, resent, context, busy, onResend }: ResendProps) {
  const t = useT();
  const said = useRef(resent);
  useEffect(() => {
    if (resent === said.current) return;
    said.current = resent;
    announce(t('code.resent'));
  }, [resent, t]);

  const { problem } = context;
  // Refused as too early, or locked: the refusal names the time.
  const refused =
    problem !== null && typeof problem.retryAfterSec === 'number' ? deadlineOf(problem, problem.retryAfterSec) : 0;
  const wait = useSecondsLeft(Math.max(deadlineOf(signature, signature.resendInSec), refused));
  const life = useSecondsLeft(deadlineOf(signature, signature.expiresInSec));
  return (
    <div className={row}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
        {life > 0 ? t('code.lives', { time: clockOf(life) }) : t('code.expired')}
      </p>
      {wait > 0 ? (
        <p className={later}>{t('code.resendIn', { s: wait })}</p>
      ) : (
        <div className={offerTools().others}>
          <Button tone="quiet" event="RESEND" busy={busy} failure={t('code.noSms')} onClick={onResend}>
            {t('code.resend')}
          </Button>
        </div>
      )}
    </div>
  );
}
