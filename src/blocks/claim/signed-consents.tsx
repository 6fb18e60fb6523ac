import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { CONSENTS_TEXT, isConsent } from '../../../schemas/credit-claim/consents.ts';
import { dateTimeKz, unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { ConsentText } from './consent-text.tsx';

/**
 * Consents that were given: when, in which version, and what they say. A text that has changed since is not shown in place of the
 * old one. One that we have no words for stands by the service's own name.
 */
export function SignedConsents({
  consents,
  config,
}: { consents: Claim['consents'] } & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  const [first] = consents;
  // One code signs all of them: it is said once.
  const together = consents.every(({ version, signedAt }) => version === first?.version && signedAt === first.signedAt);
  const signed = (one: Claim['consents'][number]) => (
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
      {t('consents.signed', { at: dateTimeKz(one.signedAt), version: unbroken(one.version) })}
    </p>
  );
  return (
    <div className={stack({ gap: '12' })}>
      {first && together && signed(first)}
      <ul className={stack({ gap: '12', listStyle: 'none' })}>
        {consents.map((one) => {
          const { alias, version } = one;
          return (
            <li key={alias}>
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
