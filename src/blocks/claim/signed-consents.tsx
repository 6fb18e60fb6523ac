import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import type { Claim } from '../../../openapi/index.ts';
import { CONSENTS_TEXT, isConsent } from '../../../schemas/credit-claim/consents.ts';
import { dateTimeKz, unbroken } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { SummaryList, type SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';
import { ConsentSign } from './consent-sign.tsx';
import { ConsentText } from './consent-text.tsx';

/** A list of all claims' tells the end, a claim of its own does not. */
type Signed = Claim['consents'][number] & { readonly endedAt?: string | null };

/** When and in which version; when they ended, where the service tells one moment of all of them. */
const signedRows = (
  consents: readonly Signed[],
  { signedAt, version, endedAt }: Signed,
  t: Translate,
): SummaryRow[] => [
  { label: t('consents.signedAt'), value: dateTimeKz(signedAt) },
  { label: t('consents.version'), value: unbroken(version) },
  ...(endedAt && consents.every((one) => one.endedAt === endedAt)
    ? [{ label: t('consents.endedAt'), value: dateTimeKz(endedAt) }]
    : []),
];

/**
 * Consents that were given: when, in which version, and what they say. A text that has changed since is not shown in place of the
 * old one. One that we have no words for stands by the service's own name.
 */
export function SignedConsents({
  consents,
  config,
  headed = false,
}: {
  consents: readonly Signed[];
  /** When and in which version stand above as rows, where one code signed all of them; and when they ended. */
  headed?: boolean;
} & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  const [first] = consents;
  // One code signs all of them: it is said once.
  const together = consents.every(({ version, signedAt }) => version === first?.version && signedAt === first.signedAt);
  const signed = (one: Signed) => (
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
      {t('consents.signed', { at: dateTimeKz(one.signedAt), version: unbroken(one.version) })}
    </p>
  );
  return (
    <div className={stack({ gap: '12' })}>
      {first && together && (headed ? <SummaryList rows={signedRows(consents, first, t)} /> : signed(first))}
      <ul className={arranged({ as: 'signed' })}>
        {consents.map((one) => {
          const { alias, version } = one;
          return (
            <li key={alias}>
              <ConsentSign alias={alias} />
              <p>{isConsent(alias) ? t(`consents.short.${alias}`) : alias}</p>
              {!together && signed(one)}
              {isConsent(alias) && version === CONSENTS_TEXT.version && (
                // On paper everything folded stands open: seven long texts are not what a page is printed for.
                <div className={css({ _print: { display: 'none' } })}>
                  <ConsentText alias={alias} config={config} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
