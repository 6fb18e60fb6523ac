import type { Claim } from '../../../../../openapi/index.ts';
import { FoldedSection } from '../../../../blocks/claim/card-section.tsx';
import { SignedConsents } from '../../../../blocks/claim/signed-consents.tsx';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { useT } from '../../../../i18n/index.ts';

/** The consents that were given for this claim. */
export function GivenConsents({ claim, config }: { claim: Claim } & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  const { consents } = claim;
  if (consents.length === 0) return null;
  return (
    <FoldedSection folded title={t('consents.given', { n: consents.length })}>
      <SignedConsents consents={consents} config={config} />
    </FoldedSection>
  );
}
