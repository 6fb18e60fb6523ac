import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../../../openapi/index.ts';
import { CONSENTS_TEXT, isConsent } from '../../../../../schemas/credit-claim/consents.ts';
import { ConsentText } from '../../../../blocks/claim/consent-text.tsx';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { dateTimeKz } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Card, Fold } from '../../../../ui/index.ts';

/**
 * The consents that were given for this claim: when, in which version, and what they say. A text that has changed since is not
 * shown in place of the old one.
 */
export function GivenConsents({ claim, config }: { claim: Claim } & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  const given = claim.consents.flatMap(({ alias, ...one }) => (isConsent(alias) ? [{ ...one, alias }] : []));
  if (given.length === 0) return null;
  return (
    <Fold title={t('consents.given', { n: given.length })}>
      <Card>
        <ul className={stack({ gap: '12', listStyle: 'none' })}>
          {given.map(({ alias, version, signedAt }) => (
            <li key={alias}>
              <p>{t(`consent.${alias}`)}</p>
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                {t('consents.signed', { at: dateTimeKz(signedAt), version })}
              </p>
              {version === CONSENTS_TEXT.version && (
                // On paper everything folded stands open: seven long texts are not what a claim is printed for.
                <div className={css({ _print: { display: 'none' } })}>
                  <ConsentText alias={alias} config={config} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Fold>
  );
}
